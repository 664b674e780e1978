import Type from 'typebox';
import { orNull } from '../or-null.ts';
import { ChangeId, ReleaseId } from './change.ts';
import { CommentLocation } from './comment.ts';
import { StaffName } from './staff.ts';

/** What somebody is told about. */
const INBOX_KINDS = [
  'approval-requested',
  'approved',
  'comment',
  'experiment-alarm',
  'experiment-ended',
  'experiment-worse',
  'mention',
  'returned',
  'rolled-back',
  'schedule-failed',
  'unscheduled',
] as const;
export const InboxKind = Type.Enum(INBOX_KINDS);
export type InboxKind = Type.Static<typeof InboxKind>;

/** One event that concerns one member of the team. */
export const InboxEntry = Type.Object({
  number: Type.Integer(),
  kind: InboxKind,
  at: Type.String({ format: 'date-time' }),
  by: orNull(StaffName),
  /** Null for an experiment or a release. */
  change: orNull(ChangeId),
  release: orNull(ReleaseId),
  title: Type.String({ description: 'Of the draft or release, or the name of the experiment.' }),
  text: orNull(Type.String({ description: 'A reason or a comment.' })),
  location: orNull(CommentLocation),
  isRead: Type.Boolean(),
});
export type InboxEntry = Readonly<Type.Static<typeof InboxEntry>>;
