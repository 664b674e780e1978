import type { StaffName } from '@broadsheet/contract/studio/staff';
import { sql } from 'kysely';
import { addToInbox, ownersOf } from './add-to-inbox.ts';
import type { ChangeRow } from './describe-change.ts';
import { draftsOf, type ReleaseRow } from './find-release.ts';
import type { PublishingTransaction } from './publishing-database.ts';

/** A step, and its author; null: the site itself. */
interface StepOfDraft {
  readonly by: StaffName | null;
  /** Epoch ms. */
  readonly at: number;
}

type DraftOfRelease = Pick<ChangeRow, 'release' | 'title' | 'author' | 'submitted'>;

/**
 * Tells those whom a release concerns that it is no longer scheduled.
 * @param others the owners of drafts that have just left it
 */
export const notifyUnscheduled = async (
  transaction: PublishingTransaction,
  { id, version, title, author, scheduled_by: scheduler }: ReleaseRow,
  text: string,
  { by, at }: StepOfDraft,
  others: ReturnType<typeof ownersOf> = [],
): Promise<void> => {
  const kind = 'unscheduled';
  const event = {
    event: `${kind}:${id}:${version}`,
    kind,
    release: id,
    title,
    by,
    text,
    at,
  } as const;
  const owners = (await draftsOf(transaction, id)).flatMap(ownersOf);
  await addToInbox(transaction, event, [author.id, scheduler, ...owners, ...others]);
};

/** Gives the release of a locked draft a new version: whoever read the former one has not seen what changed. */
const touchRelease = async (
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
  { by, at }: StepOfDraft,
): Promise<void> => {
  await touchRelease(transaction, draft, at);
  if (draft.release === null) return;
  const trouble = `${by?.name ?? 'The site'} ${did} “${draft.title}” after this release was scheduled. Check it and schedule it again.`;
  const row = await transaction
    .updateTable('publishing.releases')
    .set({ state: 'open', publish_at: null, trouble })
    .where('id', '=', draft.release)
    .where('state', '=', 'scheduled')
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  await notifyUnscheduled(transaction, row, trouble, { by, at }, ownersOf(draft));
};
