import { AppError } from '@broadsheet/contract/errors';
import type { RolloutState } from '@broadsheet/contract/studio/rollout';
import { type Selectable, sql } from 'kysely';
import { notifyPublished } from './make-live.ts';
import type { PublishingTransaction } from './publishing-database.ts';
import type { PublishingSchema } from './schema.ts';

export type RolloutRow = Selectable<PublishingSchema['publishing.rollouts']>;

/** The running rollout; the caller holds the lock of the live texts. */
export const findRunning = (transaction: PublishingTransaction): Promise<RolloutRow | undefined> =>
  transaction
    .selectFrom('publishing.rollouts')
    .selectAll()
    .where('state', '=', 'running')
    .executeTakeFirst();

/** NOT_FOUND, CHANGE_CLOSED where it no longer runs. */
export const requireRunning = async (
  transaction: PublishingTransaction,
  number: number,
): Promise<RolloutRow> => {
  const row = await transaction
    .selectFrom('publishing.rollouts')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  if (row.state !== 'running') throw new AppError('CHANGE_CLOSED');
  return row;
};

interface RolloutEnd {
  readonly state: Exclude<RolloutState, 'running'>;
  /** Epoch ms. */
  readonly at: number;
  readonly reason: string | null;
}

/** Records the end of a rollout; its change can be edited again unless the rollout has published it. */
export const endRollout = async (
  transaction: PublishingTransaction,
  { number, change }: Pick<RolloutRow, 'number' | 'change'>,
  { state, at, reason }: RolloutEnd,
): Promise<void> => {
  await transaction
    .updateTable('publishing.rollouts')
    .set({ state, reason, ended_at: new Date(at) })
    .where('number', '=', number)
    .execute();
  await transaction
    .updateTable('publishing.changes')
    .set({
      state: sql`case when approved is not null then 'approved'
                      when submitted is not null then 'review'
                      else 'draft' end`,
      version: sql`version + 1`,
      updated_at: new Date(at),
    })
    .where('id', '=', change)
    .where('state', '=', 'rolling')
    .execute();
  await notifyPublished(transaction);
};
