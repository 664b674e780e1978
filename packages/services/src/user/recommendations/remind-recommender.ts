import { AppError } from '@broadsheet/contract/errors';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import { lockSeeker } from '../../media/drop-files.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { lockRecommendation, type Which } from './find-recommendation.ts';
import { mailRecommender } from './mail-recommender.ts';

type RemindContext = Pick<CallContext, 'database' | 'secrets' | 'brand' | 'now'>;

/**
 * Reminds a person who was asked and has not answered. Throws RECOMMENDATION_NOT_FOUND, REMINDED_ALREADY and
 * RECOMMENDATION_MAILS_SPENT.
 */
export const remindRecommender = (
  context: RemindContext,
  seeker: Seeker,
  which: Which,
): Promise<void> =>
  context.database.transaction().execute(async (transaction) => {
    await lockSeeker(transaction, seeker.id);
    const row = await lockRecommendation(transaction, seeker.id, which);
    if (row.status !== 'asked') throw new AppError('RECOMMENDATION_NOT_FOUND');
    await mailRecommender(transaction, context, seeker, row, 'recommendation-reminder');
  });
