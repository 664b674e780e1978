import { AppError } from '@broadsheet/contract/errors';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import type { DocumentRow } from './describe-change.ts';
import { documentsOf, lockChangeAt } from './find-change.ts';
import { endRollout, findRunning } from './held-rollout.ts';
import { isStillValid } from './is-still-valid.ts';
import { type Deployment, lockLive, makeLive, notifyPublished } from './make-live.ts';
import type { PublishingQueries } from './publishing-database.ts';
import type { RolloutText } from './schema.ts';

export interface Publication extends Deployment {
  readonly change: string;
  readonly version: number;
  /** The generation for which the change was validated. */
  readonly generation: number;
  readonly needsReview: boolean;
  /** Null: the site itself, at a scheduled time. */
  readonly by: StaffName | null;
  /** Epoch ms. */
  readonly at: number;
}

export const refuseEmpty = (documents: readonly DocumentRow[]): void => {
  if (documents.length > 0) return;
  const details = [{ path: 'documents', message: 'This draft is empty. Edit a page first.' }];
  throw new AppError('VALIDATION', { details });
};

/** Content under a running rollout must not change, because its arms are being compared. */
export const refuseRolling = (
  documents: readonly DocumentRow[],
  rolled: readonly RolloutText[] = [],
): void => {
  const details = documents
    .filter(({ file }) => rolled.some((each) => each.file === file))
    .map(({ file }) => ({
      path: file,
      message:
        'Another draft with this content is being rolled out. Finish or roll back that one first.',
    }));
  if (details.length > 0) throw new AppError('CHANGE_ROLLING', { details });
};

/**
 * Makes a change live; returns its revision, or null where something else was published or a video was deleted
 * since the validation: then validate again. CHANGE_MOVED, CHANGE_CLOSED, CHANGE_ROLLING, REVIEW_NEEDED, VALIDATION for a change without files.
 */
export const publishChange = (
  queries: PublishingQueries,
  publication: Publication,
): Promise<number | null> =>
  queries.transaction().execute(async (transaction) => {
    const { change, version, needsReview } = publication;
    await lockLive(transaction);
    const row = await lockChangeAt(transaction, change, version);
    if (needsReview && !row.approved) throw new AppError('REVIEW_NEEDED');
    if (!(await isStillValid(transaction, publication))) return null;
    const documents = await documentsOf(transaction, change);
    refuseEmpty(documents);
    refuseRolling(documents, (await findRunning(transaction))?.texts);
    return makeLive(transaction, row, documents, publication);
  });

/**
 * Removes published texts so that the deployment's files serve again; returns the files, none where nothing was
 * published. Stops a running rollout.
 */
export const takeOverFiles = (queries: PublishingQueries, at: number): Promise<readonly string[]> =>
  queries.transaction().execute(async (transaction) => {
    await lockLive(transaction);
    const running = await findRunning(transaction);
    if (running)
      await endRollout(transaction, running, {
        state: 'stopped',
        at,
        reason: 'A site release replaced this content.',
      });
    const gone = await transaction
      .deleteFrom('publishing.live_texts')
      .returning(['file', 'text'])
      .execute();
    if (gone.length === 0) return [];
    const { number: revision } = await transaction
      .insertInto('publishing.revisions')
      .values({
        kind: 'from-files',
        title: 'Site release',
        change: null,
        release: null,
        by: null,
        at: new Date(at),
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('publishing.revision_texts')
      .values(gone.map(({ file, text }) => ({ revision, file, before: text, text: null })))
      .execute();
    await notifyPublished(transaction);
    return gone.map(({ file }) => file).sort();
  });
