import { sql } from 'kysely';
import type { Act } from './act.ts';
import { addToInbox, ownersOf } from './add-to-inbox.ts';
import { draftsOf } from './find-release.ts';
import { type Deployment, lockLive } from './make-live.ts';
import { lockReadyDrafts } from './publish-release.ts';
import type { PublishingQueries } from './publishing-database.ts';

interface ReleaseVersion {
  readonly release: string;
  readonly version: number;
}

interface ReleaseSchedule extends ReleaseVersion, Act, Pick<Deployment, 'beneath'> {
  /** Epoch ms. */
  readonly publishAt: number;
  readonly needsReview: boolean;
}

/** Refuses what could not be published now either. Throws the errors of `publishRelease`. */
export const scheduleRelease = (
  queries: PublishingQueries,
  schedule: ReleaseSchedule,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    const { release, publishAt, by, at } = schedule;
    await lockLive(transaction);
    await lockReadyDrafts(transaction, schedule);
    await transaction
      .updateTable('publishing.releases')
      .set({
        state: 'scheduled',
        version: sql`version + 1`,
        updated_at: new Date(at),
        publish_at: new Date(publishAt),
        scheduled_by: by.id,
        trouble: null,
      })
      .where('id', '=', release)
      .execute();
  });

/** Releases whose scheduled time has come. @param now epoch ms */
export const dueReleases = (queries: PublishingQueries, now: number): Promise<ReleaseVersion[]> =>
  queries
    .selectFrom('publishing.releases')
    .select(['id as release', 'version'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', new Date(now))
    .orderBy('publish_at')
    .execute();

/**
 * Records why a scheduled release could not be published, and tells its author, whoever scheduled it and the owners of
 * its drafts. False where it is no longer the one that was tried: another replica was first.
 */
export const recordReleaseFailure = (
  queries: PublishingQueries,
  { release, version }: ReleaseVersion,
  trouble: string,
  now: number,
): Promise<boolean> =>
  queries.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('publishing.releases')
      .set({ state: 'open', version: sql`version + 1`, publish_at: null, trouble })
      .where('id', '=', release)
      .where('version', '=', version)
      .where('state', '=', 'scheduled')
      .returningAll()
      .executeTakeFirst();
    if (!row) return false;
    const kind = 'schedule-failed';
    const event = {
      event: `${kind}:${release}:${version}`,
      kind,
      release,
      title: row.title,
      by: null,
      text: trouble,
      at: now,
    } as const;
    const owners = (await draftsOf(transaction, release)).flatMap(ownersOf);
    await addToInbox(transaction, event, [row.author.id, row.scheduled_by, ...owners]);
    return true;
  });
