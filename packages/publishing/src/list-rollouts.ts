import { AppError } from '@broadsheet/contract/errors';
import type { RolloutRow } from './held-rollout.ts';
import type { PublishingQueries } from './publishing-database.ts';

const LISTED = 20;

/** A rollout with the title of its change. */
export interface ListedRollout extends Omit<RolloutRow, 'texts'> {
  readonly title: string;
}

const select = (queries: PublishingQueries) =>
  queries
    .selectFrom('publishing.rollouts as rollout')
    .innerJoin('publishing.changes as change', 'change.id', 'rollout.change')
    .select([
      'rollout.number',
      'rollout.change',
      'rollout.pages',
      'rollout.share',
      'rollout.step',
      'rollout.shared_at',
      'rollout.bounds',
      'rollout.state',
      'rollout.by',
      'rollout.started_at',
      'rollout.ended_at',
      'rollout.reason',
      'change.title',
    ]);

/** Newest first. @param change only its own */
export const listRollouts = (
  queries: PublishingQueries,
  change?: string,
): Promise<ListedRollout[]> => {
  const listed = select(queries).orderBy('rollout.number', 'desc').limit(LISTED);
  return (change === undefined ? listed : listed.where('rollout.change', '=', change)).execute();
};

/** NOT_FOUND. */
export const findRollout = async (
  queries: PublishingQueries,
  number: number,
): Promise<ListedRollout> => {
  const row = await select(queries).where('rollout.number', '=', number).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};
