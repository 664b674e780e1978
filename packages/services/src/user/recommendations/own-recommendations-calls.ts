import {
  processRecommendation,
  recommendationList,
  remindRecommender,
} from '@broadsheet/contract/calls/recommendations';
import { AppError } from '@broadsheet/contract/errors';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { hasEmail } from '../../platform/seekers/has-email.ts';
import {
  decideRecommendation,
  removeRecommendation,
  undoDecision,
} from './decide-recommendation.ts';
import { readRecommendation, type Which } from './find-recommendation.ts';
import { selectRecommendations, toRecommendation } from './read-recommendations.ts';
import { remindRecommender as remind } from './remind-recommender.ts';
import { type RecommendationRequest, requestRecommendation } from './request-recommendation.ts';

export const recommendationListCall = bindCall(
  recommendationList,
  async ({ status, email }, _params, context) => {
    const { id } = await readSeeker(context);
    const rows = await selectRecommendations(context.database, id)
      .$if(status !== undefined, (query) =>
        query.where('recommendations.status', '=', status ?? 'asked'),
      )
      .$if(email !== undefined, (query) => query.where(hasEmail('requested_email', email ?? '')))
      .execute();
    return { items: rows.map(toRecommendation) };
  },
);

export const remindRecommenderCall = bindCall(
  remindRecommender,
  async (_query, _params, context, which) => {
    await remind(context, await readSeeker(context), which);
    return { message: context.messages.answers.recommenderReminded };
  },
);

/** Throws VALIDATION that names the missing field. */
const requestOf = (given: Partial<RecommendationRequest>): RecommendationRequest => {
  const { email, name, message } = given;
  if (email !== undefined && name !== undefined && message !== undefined)
    return { email, name, message };
  const details = (['email', 'name', 'message'] as const)
    .filter((field) => given[field] === undefined)
    .map((field) => ({ path: `body/${field}`, message: 'must be given to ask' }));
  throw new AppError('VALIDATION', { details });
};

const decide = async (
  { database, messages: { answers } }: CallContext,
  { id }: Seeker,
  which: Which,
  status: 'accepted' | 'hidden',
  isTakenBack: boolean,
) => {
  const decided = isTakenBack
    ? await undoDecision(database, id, which)
    : await decideRecommendation(database, id, which, status);
  const done = status === 'accepted' ? answers.recommendationShown : answers.recommendationHidden;
  return {
    message: isTakenBack ? answers.recommendationRestored : done,
    recommendation: await readRecommendation(database, id, decided),
  };
};

export const processRecommendationCall = bindCall(
  processRecommendation,
  async (_query, _params, context, { action, undo, ...given }) => {
    const seeker = await readSeeker(context);
    const isTakenBack = undo === 1;
    if (action === 'accept' || action === 'show')
      return decide(context, seeker, given, 'accepted', isTakenBack);
    if (action === 'hide' || action === 'decline')
      return decide(context, seeker, given, 'hidden', isTakenBack);
    if (action === 'remove') {
      await removeRecommendation(context.database, seeker.id, given);
      return { message: context.messages.answers.recommendationDeleted, recommendation: null };
    }
    const id = await requestRecommendation(context, seeker, requestOf(given));
    return {
      message: context.messages.answers.recommendationRequested,
      recommendation: await readRecommendation(context.database, seeker.id, id),
    };
  },
);
