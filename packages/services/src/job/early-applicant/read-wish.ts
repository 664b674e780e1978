import type { CallContext } from '../../platform/call/call-context.ts';
import { readApplied } from '../feed/read-acts.ts';
import { readTaste } from '../feed/read-taste.ts';
import { type EarlyWish, tasteFor } from './early-scope.ts';
import { readPreference } from './preference.ts';

/** What is known of a seeker's wishes for early jobs. @param asOf epoch ms, as in `JobsQuery` */
export const readWish = async (
  context: Pick<CallContext, 'database' | 'directory'>,
  seekerId: number,
  asOf?: number,
): Promise<EarlyWish> => {
  const [taste, preference, applied, directory] = await Promise.all([
    readTaste(context, seekerId),
    readPreference(context.database, seekerId),
    readApplied(context, seekerId, asOf),
    context.directory(),
  ]);
  return {
    taste: preference ? tasteFor(taste, preference, directory) : taste,
    preference,
    applied,
  };
};
