import { AppError } from '@broadsheet/contract/errors';
import type { RolloutBounds } from '@broadsheet/contract/studio/rollout';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { sql } from 'kysely';
import type { DocumentRow } from './describe-change.ts';
import { documentsOf, lockChangeAt } from './find-change.ts';
import { findRunning } from './held-rollout.ts';
import { isStillValid } from './is-still-valid.ts';
import { lockLive, notifyPublished, unmovedLive } from './make-live.ts';
import { type Publication, refuseEmpty } from './publish-change.ts';
import type { PublishingQueries } from './publishing-database.ts';
import { unscheduleByDraft } from './touch-release.ts';

/**
 * Experiments have shares of their own, and SEO data is for search engines, which have no arm. Landing pages and redirects
 * are there for everybody or for nobody.
 */
const ROLLED_FILES =
  /^layouts\/((?!(?:experiments|redirects)\.json$)[A-Za-z0-9_-]+\.json|banners\/[^/]+\.csv|content\/[^/]+\.md)$/;

const refuseFiles = (documents: readonly DocumentRow[]): void => {
  const message =
    'You can roll out only pages, banners and text gradually. Publish this content separately.';
  const details = documents
    .filter(({ file }) => !ROLLED_FILES.test(file))
    .map(({ file }) => ({ path: file, message }));
  if (details.length > 0) throw new AppError('VALIDATION', { details });
};

export interface RolloutStart extends Publication {
  readonly by: StaffName;
  readonly share: number;
  readonly bounds: RolloutBounds;
  /** Kinds of pages that the change affects. */
  readonly pages: readonly string[];
}

/**
 * Starts to serve a change to a share; returns the rollout's number, or null where something else was published since
 * the validation. Throws the errors of `publishChange`, ROLLOUT_RUNS, and VALIDATION for files that cannot be rolled
 * out.
 */
export const startRollout = (
  queries: PublishingQueries,
  start: RolloutStart,
): Promise<number | null> =>
  queries.transaction().execute(async (transaction) => {
    const { change, version, needsReview, by, share, bounds, pages } = start;
    const at = new Date(start.at);
    await lockLive(transaction);
    const row = await lockChangeAt(transaction, change, version);
    if (needsReview && !row.approved) throw new AppError('REVIEW_NEEDED');
    if (await findRunning(transaction)) throw new AppError('ROLLOUT_RUNS');
    if (!(await isStillValid(transaction, start))) return null;
    const documents = await documentsOf(transaction, change);
    refuseEmpty(documents);
    refuseFiles(documents);
    for (const document of documents) await unmovedLive(transaction, document, start.beneath);
    const { number } = await transaction
      .insertInto('publishing.rollouts')
      .values({
        change,
        texts: JSON.stringify(documents.map(({ file, text }) => ({ file, text }))),
        pages: [...pages],
        share,
        shared_at: at,
        bounds: JSON.stringify(bounds),
        state: 'running',
        by: JSON.stringify(by),
        started_at: at,
        ended_at: null,
        reason: null,
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('publishing.changes')
      .set({
        state: 'rolling',
        version: sql`version + 1`,
        updated_at: at,
        publish_at: null,
        trouble: null,
      })
      .where('id', '=', change)
      .execute();
    await unscheduleByDraft(transaction, row, 'started to roll out', start);
    await notifyPublished(transaction);
    return number;
  });
