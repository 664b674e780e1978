import { AppError } from '@broadsheet/contract/errors';
import { countClient, type Limit } from '../../auth/account/limits.ts';
import { selectAwaited } from '../../media/upload/awaited-recommendation.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { verifyRecommendLink } from './recommend-link.ts';

const LIMIT: Limit = { name: 'external', tries: 300, windowMs: 900_000 };

export type AwaitedRecommendation = Awaited<
  ReturnType<ReturnType<typeof selectAwaited>['executeTakeFirstOrThrow']>
>;

/** The recommendation that a token lets its holder write. Throws LINK_SPENT where it does not, for any reason. */
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
