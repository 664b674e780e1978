import Type from 'typebox';
import { orNull } from '../or-null.ts';
import { Instant } from '../when.ts';
import { Remark } from './remark.ts';
import { StaffName } from './staff.ts';

/** A content file that Studio may change. */
export const StudioFile = Type.String({
  pattern:
    '^(layouts/([A-Za-z0-9_-]+\\.json|banners/[A-Za-z0-9_-]+\\.csv|(blogs|seo)/[A-Za-z0-9_-]+\\.json|landing/[a-z0-9]+(-[a-z0-9]+)*\\.json|blogs/(management|tech)/[a-z0-9]+(-[a-z0-9]+)*\\.md|content/[a-z0-9-]+(\\.[a-z]+)?\\.md|messages/en-IN(\\.(management|tech))?/[a-z0-9-]+\\.json|(competitions|surveys)/(management|tech)\\.json)|brand-configs/(management|tech)\\.json)$',
  maxLength: 120,
  description:
    'A content file, such as layouts/home.json, layouts/banners/home.csv or brand-configs/tech.json.',
});

export const ChangeId = Type.String({ format: 'uuid', description: 'A UUID.' });

export const ReleaseId = Type.String({ format: 'uuid', description: 'A UUID.' });

/**
 * draft: being edited; review: approval was requested; approved; scheduled: is published at `publishAt`; rolling:
 * served to a share, without edits meanwhile; published; withdrawn. An edit turns it into a draft again.
 */
export const ChangeState = Type.Enum([
  'draft',
  'review',
  'approved',
  'scheduled',
  'rolling',
  'published',
  'withdrawn',
]);
export type ChangeState = Type.Static<typeof ChangeState>;

/** `sha256:` of a text as in its file. */
export const TextDigest = Type.String({ pattern: '^sha256:[0-9a-f]{64}$' });

export const ChangeDocument = Type.Object({
  file: StudioFile,
  text: Type.Union([Type.String(), Type.Null()], {
    description: 'Null takes away what was published: the file, if there is one, serves again.',
  }),
  version: Type.Integer({ minimum: 1, description: 'Grows with every save.' }),
  base: Type.Union([TextDigest, Type.Null()], {
    description: 'Of the live text that the edit began from; null where there was none.',
  }),
  moved: Type.Boolean({ description: 'The live text is another by now: look before you publish.' }),
  editedBy: StaffName,
  editedAt: Type.String({ format: 'date-time' }),
});
export type ChangeDocument = Readonly<Type.Static<typeof ChangeDocument>>;

const signature = { by: StaffName, at: Type.String({ format: 'date-time' }) };

export const REASON_MAX = 1_000;
export const Reason = Remark(REASON_MAX);

const properties = {
  id: ChangeId,
  title: Type.String({ minLength: 1, maxLength: 120 }),
  state: ChangeState,
  version: Type.Integer({ minimum: 1, description: 'Grows with every edit and every step.' }),
  author: StaffName,
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
  submitted: orNull(Type.Object(signature)),
  approved: orNull(
    Type.Object({
      ...signature,
      reason: orNull(Type.String({ description: 'If one was given.' })),
    }),
  ),
  returned: orNull(
    Type.Object(
      { ...signature, reason: Type.String() },
      { description: 'Who made a draft of it again last, and why.' },
    ),
  ),
  publishAt: Type.Union([Instant, Type.Null()]),
  revision: Type.Union([Type.Integer(), Type.Null()], { description: 'Of which it became part.' }),
  trouble: Type.Union([Type.String(), Type.Null()], {
    description: 'Why it did not publish itself at its time.',
  }),
  release: orNull(ReleaseId),
};

/** Edits of one or more files that are checked, reviewed and published as one. */
export const Change = Type.Object({ ...properties, documents: Type.Array(ChangeDocument) });
export type Change = Readonly<Type.Static<typeof Change>>;

export const ChangeSummary = Type.Object({ ...properties, files: Type.Array(StudioFile) });
export type ChangeSummary = Readonly<Type.Static<typeof ChangeSummary>>;

/** Who else has a change or one of its files open now. */
export const Presence = Type.Object({
  staff: StaffName,
  change: Type.Object({ id: ChangeId, title: Type.String() }),
  file: StudioFile,
});
export type Presence = Readonly<Type.Static<typeof Presence>>;
