import Type from 'typebox';
import { orNull } from '../or-null.ts';
import { Instant } from '../when.ts';
import { ChangeId, ChangeSummary, ReleaseId, StudioFile } from './change.ts';
import { StaffName } from './staff.ts';

/**
 * A scheduled release is published at `publishAt`. Whatever happens to one of its drafts before, such as an edit, makes
 * it open again.
 */
export const ReleaseState = Type.Enum(['open', 'scheduled', 'published', 'discarded']);
export type ReleaseState = Type.Static<typeof ReleaseState>;

const properties = {
  id: ReleaseId,
  title: Type.String({ minLength: 1, maxLength: 120 }),
  state: ReleaseState,
  version: Type.Integer({
    minimum: 1,
    description: 'Grows with every step, and with every edit of one of its drafts.',
  }),
  author: StaffName,
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
  publishAt: orNull(Instant),
  revision: orNull(Type.Integer({ description: 'That it became.' })),
  trouble: orNull(
    Type.String({
      description: 'Why it was not published at its time, or is no longer scheduled.',
    }),
  ),
};

/** Drafts that are checked together and published as one. */
export const Release = Type.Object({ ...properties, drafts: Type.Array(ChangeSummary) });
export type Release = Readonly<Type.Static<typeof Release>>;

export const ReleaseSummary = Type.Object({ ...properties, drafts: Type.Integer({ minimum: 0 }) });
export type ReleaseSummary = Readonly<Type.Static<typeof ReleaseSummary>>;

export const DraftName = Type.Object({ id: ChangeId, title: Type.String() });
export type DraftName = Readonly<Type.Static<typeof DraftName>>;

/** Two drafts of a release that make different texts of one file. */
export const ReleaseConflict = Type.Object({
  file: StudioFile,
  drafts: Type.Tuple([DraftName, DraftName]),
  blocks: Type.Array(Type.String(), {
    description: 'The titles of the blocks that both change; empty where they change others.',
  }),
});
export type ReleaseConflict = Readonly<Type.Static<typeof ReleaseConflict>>;
