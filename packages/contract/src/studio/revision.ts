import Type from 'typebox';
import { ChangeId, ReleaseId, StudioFile } from './change.ts';
import { Counter } from './counter.ts';
import { DraftName } from './release.ts';
import { StaffName } from './staff.ts';

/** One publication of content; numbers increase. */
export const Revision = Type.Object({
  number: Counter,
  kind: Type.Enum(['publish', 'restore', 'from-files'], {
    description: 'from-files: files were taken over, and their published texts dropped.',
  }),
  title: Type.String(),
  change: Type.Union([ChangeId, Type.Null()]),
  release: Type.Union([ReleaseId, Type.Null()]),
  drafts: Type.Array(DraftName, { description: 'That it published: all of a release, or one.' }),
  by: Type.Union([StaffName, Type.Null()], { description: 'Null is the command line.' }),
  at: Type.String({ format: 'date-time' }),
  files: Type.Array(StudioFile),
});
export type Revision = Readonly<Type.Static<typeof Revision>>;

export const RevisionText = Type.Object({
  file: StudioFile,
  before: Type.Union([Type.String(), Type.Null()], { description: 'What served; null is none.' }),
  text: Type.Union([Type.String(), Type.Null()], { description: 'Null: the file serves again.' }),
});
export type RevisionText = Readonly<Type.Static<typeof RevisionText>>;
