import { AppError } from '@broadsheet/contract/errors';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { sql } from 'kysely';
import { addToInbox, ownersOf } from './add-to-inbox.ts';
import { documentsOf, findChange } from './find-change.ts';
import { endRollout, findRunning, requireRunning } from './held-rollout.ts';
import { isStillValid } from './is-still-valid.ts';
import { type Deployment, lockLive, makeLive, notifyPublished } from './make-live.ts';
import type { PublishingQueries } from './publishing-database.ts';

/** NOT_FOUND, CHANGE_CLOSED. @param at epoch ms */
export const shareRollout = (
  queries: PublishingQueries,
  number: number,
  share: number,
  at: number,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    await lockLive(transaction);
    await requireRunning(transaction, number);
    await transaction
      .updateTable('publishing.rollouts')
      .set({
        share,
        shared_at: new Date(at),
        step: sql`nextval('publishing.rollout_steps')::integer`,
      })
      .where('number', '=', number)
      .execute();
    await notifyPublished(transaction);
  });

/** Stopped by a person. NOT_FOUND, CHANGE_CLOSED. @param at epoch ms */
export const stopRollout = (
  queries: PublishingQueries,
  number: number,
  at: number,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    await lockLive(transaction);
    const row = await requireRunning(transaction, number);
    await endRollout(transaction, row, { state: 'stopped', at, reason: null });
  });

/** Stopped by the site, because of the step that was evaluated. False where a person or another replica was first. */
export const rollBack = (
  queries: PublishingQueries,
  { number, step }: { readonly number: number; readonly step: number },
  reason: string,
  at: number,
): Promise<boolean> =>
  queries.transaction().execute(async (transaction) => {
    await lockLive(transaction);
    const row = await findRunning(transaction);
    if (row?.number !== number || row.step !== step) return false;
    await endRollout(transaction, row, { state: 'rolled-back', at, reason });
    const change = await findChange(transaction, row.change);
    const kind = 'rolled-back';
    const event = {
      event: `${kind}:${number}:${step}`,
      kind,
      change: change.id,
      title: change.title,
      by: null,
      text: reason,
      at,
    } as const;
    await addToInbox(transaction, event, [...ownersOf(change), row.by.id]);
    return true;
  });

export interface RolloutFinish extends Deployment {
  readonly number: number;
  /** The generation for which the change was validated. */
  readonly generation: number;
  readonly needsReview: boolean;
  readonly by: StaffName;
  /** Epoch ms. */
  readonly at: number;
}

/**
 * Publishes a rollout's change; returns like `publishChange`. NOT_FOUND, CHANGE_CLOSED, CHANGE_MOVED, REVIEW_NEEDED.
 */
export const finishRollout = (
  queries: PublishingQueries,
  finish: RolloutFinish,
): Promise<number | null> =>
  queries.transaction().execute(async (transaction) => {
    const { number, needsReview, at } = finish;
    await lockLive(transaction);
    const { change } = await requireRunning(transaction, number);
    const row = await transaction
      .selectFrom('publishing.changes')
      .selectAll()
      .where('id', '=', change)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (needsReview && !row.approved) throw new AppError('REVIEW_NEEDED');
    if (!(await isStillValid(transaction, finish))) return null;
    const documents = await documentsOf(transaction, change);
    const revision = await makeLive(transaction, row, documents, finish);
    await endRollout(transaction, { number, change }, { state: 'finished', at, reason: null });
    return revision;
  });
