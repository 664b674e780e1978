import Type from 'typebox';
import { ArchivedPage } from '../archived-page.ts';
import { Audience } from '../audience.ts';
import { Brand } from '../brand.ts';
import { ArmName, ExperimentKey } from '../experiments.ts';
import { Finding } from '../finding.ts';
import { PATH_PATTERN, Text } from '../text.ts';
import { Instant } from '../when.ts';
import { Change, ChangeId, StudioFile, TextDigest } from './change.ts';
import { Counter, RevisionShown } from './counter.ts';
import { Revision, RevisionText } from './revision.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

/** The source of a live text: a file of the deployment, or a revision published over it. */
const Origin = Type.Union([
  Type.Object({ from: Type.Literal('file') }),
  Type.Object({ from: Type.Literal('revision'), number: Counter }),
]);

const StudioPage = Type.Object({
  kind: Type.String({ description: 'The name of its layout.' }),
  file: StudioFile,
  path: Type.Union([Type.String(), Type.Null()], {
    description: 'An address that shows it; null where one has to be chosen.',
  }),
  seeker: Type.Boolean({ description: 'Asks for a login.' }),
  brands: Type.Array(Brand),
  blocks: Type.Integer({ minimum: 0 }),
  variants: Type.Integer({ minimum: 0 }),
  banners: Type.Array(Type.String(), { description: 'The banner lists that its blocks show.' }),
  ownHeaderOf: Type.Array(Brand, {
    description: 'Where its header shows other categories than the settings of the site say.',
  }),
  landing: Type.Union(
    [
      Type.Object({
        title: Type.String(),
        from: Type.Union([Instant, Type.Null()]),
        until: Type.Union([Instant, Type.Null()]),
        archived: Type.Boolean(),
      }),
      Type.Null(),
    ],
    { description: 'Of a landing page; null for pages of the product.' },
  ),
  origin: Origin,
});
export type StudioPage = Readonly<Type.Static<typeof StudioPage>>;

export const listPages = defineStudioCall({
  method: 'GET',
  path: '/pages',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({ items: Type.Array(StudioPage) }),
});

/**
 * An example address of a page kind on one of the brands; where it needs an entity, of one from a service, such as a
 * new open job. NOT_FOUND for an unknown kind.
 */
export const readExample = defineStudioCall({
  method: 'GET',
  path: '/example',
  role: 'viewer',
  params: Nothing,
  query: Type.Object(
    { kind: Text({ maxLength: 60 }), brand: Brand },
    { additionalProperties: false },
  ),
  body: Nothing,
  answer: Type.Object({
    path: Type.Union([Type.String(), Type.Null()], {
      description: 'Null where the brand has no such page, or nothing yet that it is about.',
    }),
  }),
});

/** Every content file, live. */
export const listFiles = defineStudioCall({
  method: 'GET',
  path: '/files',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({ items: Type.Array(Type.Object({ file: StudioFile, origin: Origin })) }),
});

/** A live text. NOT_FOUND. */
export const readFile = defineStudioCall({
  method: 'GET',
  path: '/file',
  role: 'viewer',
  params: Nothing,
  query: Type.Object({ file: StudioFile }, { additionalProperties: false }),
  body: Nothing,
  answer: Type.Object({
    file: StudioFile,
    text: Type.String(),
    digest: TextDigest,
    origin: Origin,
  }),
});

const StudioBlockType = Type.Object({
  type: Type.String(),
  renamedFrom: Type.Optional(
    Type.String({ description: 'The name that layouts may still have for it.' }),
  ),
  version: Type.Integer({ minimum: 1 }),
  title: Type.String(),
  description: Type.String(),
  settings: Type.Unknown({ description: 'JSON Schema of its settings, with defaults.' }),
  pinned: Type.Boolean(),
  primary: Type.Boolean(),
  written: Type.Boolean({ description: 'Marketing writes what it shows.' }),
  limit: Type.Union([Type.Integer(), Type.Null()]),
  pages: Type.Union([Type.Array(Type.String()), Type.Null()], { description: 'Null is all.' }),
  slots: Type.Record(
    Type.String(),
    Type.Object({
      accepts: Type.Union([Type.Array(Type.String()), Type.Null()]),
      limit: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
  contentSettings: Type.Array(Type.String(), {
    description: 'Settings that name a text of layouts/content/.',
  }),
  earlier: Type.Array(
    Type.Object({ version: Type.Integer({ minimum: 1 }), settings: Type.Unknown() }),
    { description: 'Earlier versions whose settings are still known, each with its JSON Schema.' },
  ),
});
export type StudioBlockType = Readonly<Type.Static<typeof StudioBlockType>>;

/** The palette, and what personas may be made of. */
export const readPalette = defineStudioCall({
  method: 'GET',
  path: '/palette',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({
    types: Type.Array(StudioBlockType),
    brands: Type.Array(
      Type.Object({
        brand: Brand,
        name: Type.String(),
        cities: Type.Array(Type.String()),
        categories: Type.Array(Type.String()),
        categoryIds: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }), {
          description: 'Its categories as rows of banners name them.',
        }),
      }),
    ),
    experiments: Type.Record(ExperimentKey, Type.Array(ArmName)),
  }),
});

const WrittenSettings = Type.Array(Type.Record(Type.String(), Type.Unknown()), {
  minItems: 1,
  maxItems: 200,
});

/**
 * Migrates settings of a block's earlier version, as written in each position of a layout, to the current one.
 * NOT_FOUND for an unknown type or version, VALIDATION where some cannot be migrated.
 */
export const migrateBlock = defineStudioCall({
  method: 'POST',
  path: '/migrate-block',
  role: 'editor',
  params: Nothing,
  query: Nothing,
  body: Type.Object(
    {
      type: Text({ maxLength: 60 }),
      version: Type.Integer({ minimum: 1 }),
      settings: WrittenSettings,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    version: Type.Integer({ minimum: 1 }),
    settings: WrittenSettings,
    isLossless: Type.Boolean({
      description: 'True if the earlier settings can be made of the migrated ones.',
    }),
  }),
});

/** The person that a page is shown as; by default a new visitor with a desktop computer, now. */
export const Persona = Type.Object(
  {
    brand: Brand,
    audience: Type.Partial(Type.Omit(Audience, ['brand']), { additionalProperties: false }),
    at: Type.Optional(Instant),
    arms: Type.Optional(Type.Record(ExperimentKey, ArmName, { maxProperties: 20 })),
  },
  { additionalProperties: false },
);
export type Persona = Readonly<Type.Static<typeof Persona>>;

/**
 * An address on this host that shows a page with a change (or without one, the live page, or the page as it was right
 * after a revision) to that persona, on either brand. With `archived`, that landing page is shown although it is archived. Studio may frame it; it follows every save, and expires after an
 * hour.
 */
export const previewChange = defineStudioCall({
  method: 'POST',
  path: '/preview',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Type.Object(
    {
      change: Type.Union([ChangeId, Type.Null()]),
      revision: Type.Optional(RevisionShown),
      archived: Type.Optional(ArchivedPage),
      path: Type.String({ pattern: PATH_PATTERN, maxLength: 500 }),
      persona: Persona,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    href: Type.String(),
    explain: Type.String({ description: 'The address of GET /api/explain for the same page.' }),
    kind: Type.String({ description: 'The page that stands at the address, redirects followed.' }),
    expires: Instant,
  }),
});

export const listRevisions = defineStudioCall({
  method: 'GET',
  path: '/revisions',
  role: 'viewer',
  params: Nothing,
  query: Type.Object(
    { before: Type.Optional(Counter), file: Type.Optional(StudioFile) },
    { additionalProperties: false },
  ),
  body: Nothing,
  answer: Type.Object({ items: Type.Array(Revision), hasMore: Type.Boolean() }),
});

const RevisionParams = Type.Object({ number: Counter }, { additionalProperties: false });

export const readRevision = defineStudioCall({
  method: 'GET',
  path: '/revisions/{number}',
  role: 'viewer',
  params: RevisionParams,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({ revision: Revision, texts: Type.Array(RevisionText) }),
});

/**
 * Opens a change that reverts a revision's edits of its files (`undo`), or restores the content right after it
 * (`back-to`). It is checked and published like any other.
 */
export const restoreRevision = defineStudioCall({
  method: 'POST',
  path: '/revisions/{number}/restore',
  role: 'editor',
  params: RevisionParams,
  query: Nothing,
  body: Type.Object({ to: Type.Enum(['undo', 'back-to']) }, { additionalProperties: false }),
  answer: Change,
});

/** Faults and unused parts of the live content. */
export const readHealth = defineStudioCall({
  method: 'GET',
  path: '/health',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({
    faults: Type.Array(Finding, { description: 'Keep newer content from serving.' }),
    leftOut: Type.Array(Finding, { description: 'Cost a row, a file, or a word of warning.' }),
  }),
});
