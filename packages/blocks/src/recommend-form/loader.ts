import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import {
  externalProfile,
  externalRecommendation,
  socialInfo,
} from '@broadsheet/contract/calls/external';
import { LinkToken } from '@broadsheet/contract/entities/account';
import { AppError } from '@broadsheet/contract/errors';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { Value } from 'typebox/value';
import { formatDay } from '../shared/time/format-date.ts';
import type { RecommendationRequest } from './recommendation-request.ts';
import { recommendForm } from './schema.ts';

const MAX_OTHERS = 3;

/** Loads what the link gives access to; null for an invalid link. */
const loadRequest = async ({ call }: LoaderContext, token: string) => {
  if (!Value.Check(LinkToken, token)) return null;
  const query = { token };
  try {
    return await Promise.all([
      call(externalRecommendation, { query }),
      call(socialInfo, { query }),
      call(externalProfile, { query }),
    ]);
  } catch (error) {
    if (error instanceof AppError && error.code === 'LINK_SPENT') return null;
    throw error;
  }
};

type Found = NonNullable<Awaited<ReturnType<typeof loadRequest>>>;

const describeRequest = (
  [recommendation, { user }, { recommendations }]: Found,
  token: string,
  wanted: string | undefined,
): RecommendationRequest => ({
  token,
  href: hrefOf('recommend', { token }),
  seeker: recommendation.name,
  message: recommendation.message,
  askedOn: formatDay(recommendation.askedAt),
  name: recommendation.recommender,
  step: recommendation.isIntroduced && wanted !== 'who' ? 'words' : 'who',
  said: user && {
    name: user.name,
    title: user.title,
    company: user.company,
    type: user.type,
    linkedIn: user.linkedIn ?? '',
  },
  pictureToken: recommendation.pictureToken,
  others: recommendations.slice(0, MAX_OTHERS).map(({ name, positions, comment }) => ({
    name,
    place: positions.map(({ title, company }) => `${title}, ${company}`).join('; '),
    comment,
  })),
});

export const loadRecommendForm = defineLoader(recommendForm, async (_settings, context) => {
  const { params, query } = context.page;
  const { token = '' } = params;
  const found = await loadRequest(context, token);
  return {
    data: {
      asked: found && describeRequest(found, token, query.step),
      isDone: found === null && query.done === 'written',
      failed: failureText(context.page),
    },
  };
});
