import Type from 'typebox';
import { defineCall } from '../call.ts';
import { Email, PersonName } from '../entities/account.ts';
import {
  Recommendation,
  RecommendationRequestMessage,
  RecommendationStatus,
} from '../entities/recommendation.ts';
import { MessageAnswer } from './auth.ts';

const none = Type.Object({});
const get = { service: 'user', method: 'GET', params: none, auth: 'token' } as const;
const post = { ...get, method: 'POST', query: none } as const;

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** One of the seeker's recommendations, by its number or by the recommender's address. */
const which = { recommendationId: Type.Optional(Id), email: Type.Optional(Email) };

/** The seeker's recommendations, newest request or comment first: all, of one status, or of one address. */
export const recommendationList = defineCall({
  ...get,
  path: '/recommendation/recommendationlist',
  query: Type.Object({
    status: Type.Optional(RecommendationStatus),
    email: Type.Optional(Email),
  }),
  answer: Type.Object({ items: Type.Array(Recommendation) }),
});

/**
 * Sends the recommender a reminder. The answer does not reveal whether the address accepts such mails. Errors:
 * RECOMMENDATION_NOT_FOUND, REMINDED_ALREADY, RECOMMENDATION_MAILS_SPENT.
 */
export const remindRecommender = defineCall({
  ...post,
  path: '/recommendation/resendmail',
  body: Type.Object(which),
  answer: MessageAnswer,
});

/** `show` is a synonym of `accept`, and `decline` of `hide`. */
export const RECOMMENDATION_ACTIONS = [
  'ask',
  'accept',
  'show',
  'hide',
  'decline',
  'remove',
] as const;

/**
 * `ask` needs email, name and message, and sends a mail; the answer does not reveal whether the address has an account
 * or accepts such mails. `accept` and `hide` need a comment; `undo` reverts the last of them. `remove` is permanent: it
 * invalidates the link and deletes everything from the outside person. Errors: RECOMMENDATION_NOT_FOUND,
 * RECOMMENDATION_ASKED (this address already has a request), RECOMMENDATION_ASKS_FULL, REMINDED_ALREADY (removed and
 * requested again too soon), RECOMMENDATION_MAILS_SPENT, VALIDATION.
 */
export const processRecommendation = defineCall({
  ...post,
  path: '/recommendation/processrecommendation',
  body: Type.Object({
    action: Type.Enum(RECOMMENDATION_ACTIONS),
    ...which,
    name: Type.Optional(PersonName),
    message: Type.Optional(RecommendationRequestMessage),
    undo: Type.Optional(Type.Enum([0, 1])),
  }),
  answer: Type.Object({
    ...MessageAnswer.properties,
    /** The updated recommendation; null once it was removed. */
    recommendation: Type.Union([Recommendation, Type.Null()]),
  }),
});
