import type { CallContext } from '../../platform/call/call-context.ts';
import type { JobsQuery } from '../search/find-jobs.ts';
import { earlyScope, readEarlyConditions } from './early-scope.ts';
import { readWish } from './read-wish.ts';

/** The options of every list of early jobs. */
export const EARLY_LIST = {
  filters: {},
  sort: 'date',
  facets: false,
} as const satisfies Partial<JobsQuery>;

/** A seeker's wishes, and the early jobs that match them. */
export const readEarlyScope = async (context: CallContext, seekerId: number, asOf?: number) => {
  const { database, brand, now } = context;
  const [wish, directory] = await Promise.all([
    readWish(context, seekerId, asOf),
    context.directory(),
  ]);
  const early = await readEarlyConditions(database, brand, directory, { now, asOf });
  return { wish, scope: earlyScope(brand, wish, early, now) };
};
