import { sql } from 'kysely';
import type { Act } from './act.ts';
import { addToInbox, ownersOf } from './add-to-inbox.ts';
import type { ChangeRow } from './describe-change.ts';
import type { PublishingTransaction } from './publishing-database.ts';

type DraftOfRelease = Pick<ChangeRow, 'release' | 'title' | 'author' | 'submitted'>;

/** Gives the release of a locked draft a new version: whoever read the former one has not seen what changed. */
export const touchRelease = async (
  transaction: PublishingTransaction,
  { release }: Pick<ChangeRow, 'release'>,
  at: number,
): Promise<void> => {
  if (release === null) return;
  await transaction
    .updateTable('publishing.releases')
    .set({ version: sql`version + 1`, updated_at: new Date(at) })
    .where('id', '=', release)
    .execute();
};

/**
 * The same for a step after which the release must not publish itself: it is no longer scheduled, and those whom it
 * concerns are told so at once, not at its time.
 * @param did what the author of the step did to the draft, such as `edited`
 */
export const unscheduleByDraft = async (
  transaction: PublishingTransaction,
  draft: DraftOfRelease,
  did: string,
  { by, at }: Act,
): Promise<void> => {
  await touchRelease(transaction, draft, at);
  if (draft.release === null) return;
  const trouble = `${by.name} ${did} “${draft.title}” after this release was scheduled. Check it and schedule it again.`;
  const row = await transaction
    .updateTable('publishing.releases')
    .set({ state: 'open', publish_at: null, trouble })
    .where('id', '=', draft.release)
    .where('state', '=', 'scheduled')
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  const kind = 'unscheduled';
  const event = {
    event: `${kind}:${row.id}:${row.version}`,
    kind,
    release: row.id,
    title: row.title,
    by,
    text: trouble,
    at,
  } as const;
  await addToInbox(transaction, event, [row.author.id, row.scheduled_by, ...ownersOf(draft)]);
};
