import Type from 'typebox';
import type { InboxKind } from './inbox.ts';

/** Which entries of their inbox a person also gets as mail. */
export const InboxMail = Type.Enum(['everything', 'needs-me', 'nothing']);
export type InboxMail = Type.Static<typeof InboxMail>;

/** Of whoever has not chosen. */
export const DEFAULT_INBOX_MAIL: InboxMail = 'needs-me';

/** Whether somebody has to do something about an entry of this kind. */
const NEEDS_SOMEBODY: Readonly<Record<InboxKind, boolean>> = {
  'approval-requested': true,
  approved: false,
  comment: false,
  'experiment-alarm': true,
  'experiment-ended': true,
  'experiment-worse': true,
  mention: true,
  returned: true,
  'rolled-back': true,
  'schedule-failed': true,
  unscheduled: true,
};

const needsSomebody: ReadonlyMap<string, boolean> = new Map(Object.entries(NEEDS_SOMEBODY));

/** A kind of a newer replica, which this one does not know, needs somebody. */
export const isMailed = (kind: string, choice: InboxMail): boolean =>
  choice === 'everything' || (choice === 'needs-me' && (needsSomebody.get(kind) ?? true));
