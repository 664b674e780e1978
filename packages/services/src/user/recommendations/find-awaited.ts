import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import { countClient, type Limit } from '../../auth/account/limits.ts';
import type { CallContext } from '../../platform/call/call-handler.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { verifyRecommendLink } from './recommend-link.ts';

const LIMIT: Limit = { name: 'external', tries: 300, windowMs: 900_000 };

const selectAwaited = (database: Kysely<Schema>, id: number) =>
  database
    .selectFrom('recommendations')
    .innerJoin('seekers', 'seekers.id', 'recommendations.seeker_id')
    .selectAll('recommendations')
    .select(['seekers.name as seeker_name', 'seekers.email as seeker_email', 'seekers.settings'])
    .where('recommendations.id', '=', id)
    .where('recommendations.status', '=', 'asked')
    .where('seekers.status', '=', 'active');

export type AwaitedRecommendation = Awaited<
  ReturnType<ReturnType<typeof selectAwaited>['executeTakeFirstOrThrow']>
>;

/** What a token lets somebody write, and for whom. Throws LINK_SPENT where it lets nobody do so, whyever that is. */
export const findAwaited = async (
  context: CallContext,
  token: string,
): Promise<AwaitedRecommendation> => {
  const { database, brand, secrets, now } = context;
  await countClient(context, LIMIT);
  const id = await verifyRecommendLink(token, brand, secrets.links, now);
  const found = await selectAwaited(database, id)
    .where('seekers.brand', '=', brand)
    .executeTakeFirst();
  if (!found) throw new AppError('LINK_SPENT');
  return found;
};

/** Throws LINK_SPENT unless a recommendation of that seeker still waits for its picture. */
export const requireAwaited = async (
  database: Kysely<Schema>,
  { seekerId, recommendationId }: { readonly seekerId: number; readonly recommendationId: number },
): Promise<void> => {
  const found = await selectAwaited(database, recommendationId)
    .where('seekers.id', '=', seekerId)
    .executeTakeFirst();
  if (!found) throw new AppError('LINK_SPENT');
};
