import { MINUTE_MS } from '@broadsheet/contract/durations';
import type { CommentLocation } from '@broadsheet/contract/studio/comment';
import type { InboxKind } from '@broadsheet/contract/studio/inbox';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import type { ChangeRow } from './describe-change.ts';
import type { PublishingQueries } from './publishing-database.ts';

export interface InboxEvent {
  /** Unique for what happened, such as `approved:<change>:<version>`. */
  readonly event: string;
  readonly kind: InboxKind;
  readonly change?: string;
  readonly comment?: string;
  readonly release?: string;
  readonly title: string;
  /** Null: the site itself. */
  readonly by: StaffName | null;
  readonly text?: string | null;
  readonly location?: CommentLocation | null;
  /** Epoch ms. */
  readonly at: number;
}

/** Whoever reads an entry in Studio by then gets no mail about it. */
export const MAIL_DELAY_MS = 2 * MINUTE_MS;

/**
 * Tells these people about an event, in the transaction in which it happens: neither is without the other. Nobody is
 * notified of what they did themselves, or of an event twice.
 */
export const addToInbox = async (
  queries: PublishingQueries,
  event: InboxEvent,
  recipients: readonly (string | null | undefined)[],
): Promise<void> => {
  const notified = new Set(recipients.filter((id) => id && id !== event.by?.id));
  const rows = [...notified].flatMap((staff) =>
    staff
      ? [
          {
            staff,
            event: event.event,
            kind: event.kind,
            change: event.change ?? null,
            comment: event.comment ?? null,
            release: event.release ?? null,
            title: event.title,
            by: event.by && JSON.stringify(event.by),
            text: event.text ?? null,
            file: event.location?.file ?? null,
            block: event.location?.block ?? null,
            at: new Date(event.at),
            read_at: null,
            mail_at: new Date(event.at + MAIL_DELAY_MS),
          },
        ]
      : [],
  );
  if (rows.length === 0) return;
  // A refused row would use up a number, and alarms are reported again every minute.
  const notices = await queries
    .selectFrom('publishing.inbox')
    .select('staff')
    .where('event', '=', event.event)
    .where(
      'staff',
      'in',
      rows.map(({ staff }) => staff),
    )
    .execute();
  const added = rows.filter(({ staff }) => !notices.some((entry) => entry.staff === staff));
  if (added.length === 0) return;
  await queries
    .insertInto('publishing.inbox')
    .values(added)
    .onConflict((conflict) => conflict.columns(['staff', 'event']).doNothing())
    .execute();
};

/** Who answers for a change: its author, and whoever requested its approval. */
export const ownersOf = ({
  author,
  submitted,
}: Pick<ChangeRow, 'author' | 'submitted'>): readonly (string | undefined)[] => [
  author.id,
  submitted?.by.id,
];
