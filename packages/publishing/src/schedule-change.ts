import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import type { Act } from './act.ts';
import { addToInbox, ownersOf } from './add-to-inbox.ts';
import { lockChangeAt } from './find-change.ts';
import { refuseTaken } from './find-release.ts';
import type { PublishingQueries } from './publishing-database.ts';

/** CHANGE_MOVED, CHANGE_CLOSED, REVIEW_NEEDED, RELEASE_TAKEN. @param publishAt epoch ms */
export const scheduleChange = (
  queries: PublishingQueries,
  id: string,
  version: number,
  publishAt: number,
  needsReview: boolean,
  { by, at }: Act,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    const row = await lockChangeAt(transaction, id, version);
    await refuseTaken(transaction, row);
    if (needsReview && !row.approved) throw new AppError('REVIEW_NEEDED');
    await transaction
      .updateTable('publishing.changes')
      .set({
        state: 'scheduled',
        version: sql`version + 1`,
        updated_at: new Date(at),
        publish_at: new Date(publishAt),
        trouble: null,
        scheduled_by: by.id,
      })
      .where('id', '=', id)
      .execute();
  });

/** Changes whose scheduled time has come. @param now epoch ms */
export const dueChanges = (
  queries: PublishingQueries,
  now: number,
): Promise<{ id: string; version: number }[]> =>
  queries
    .selectFrom('publishing.changes')
    .select(['id', 'version'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', new Date(now))
    .orderBy('publish_at')
    .execute();

/**
 * Records why a scheduled change could not be published, and tells its owners and whoever scheduled it; it returns to
 * the approved state. False where the change is no longer the one that was tried: another replica was first.
 */
export const recordFailure = (
  queries: PublishingQueries,
  { id, version }: { readonly id: string; readonly version: number },
  trouble: string,
  now: number,
): Promise<boolean> =>
  queries.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('publishing.changes')
      .set({
        state: sql`case when approved is null then 'draft' else 'approved' end`,
        version: sql`version + 1`,
        publish_at: null,
        trouble,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', '=', 'scheduled')
      .returningAll()
      .executeTakeFirst();
    if (!row) return false;
    const kind = 'schedule-failed';
    const event = {
      event: `${kind}:${id}:${version}`,
      kind,
      change: id,
      title: row.title,
      by: null,
      text: trouble,
      at: now,
    } as const;
    await addToInbox(transaction, event, [...ownersOf(row), row.scheduled_by]);
    return true;
  });
