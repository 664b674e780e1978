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
/** One of the seeker's recommendations, by its number or by the address that was asked. */
const which = { recommendationId: Type.Optional(Id), email: Type.Optional(Email) };

/** What the seeker has asked for and received, what was asked or written last first: all, of one status, or of one address. */
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
 * Reminds somebody who was asked. Says the same whether or not the address takes such mails.
 * Errors: RECOMMENDATION_NOT_FOUND, REMINDED_ALREADY, RECOMMENDATION_MAILS_SPENT.
 */
export const remindRecommender = defineCall({
  ...post,
  path: '/recommendation/resendmail',
  body: Type.Object(which),
  answer: MessageAnswer,
});

/** `show` is another word for `accept`, and `decline` for `hide`. */
export const RECOMMENDATION_ACTIONS = [
  'ask',
  'accept',
  'show',
  'hide',
  'decline',
  'remove',
] as const;

/**
 * `ask` needs email, name and message and sends a mail; it says the same whether or not the address has an account, and
 * whether or not it takes such mails. `accept` and `hide` need something to have been written; `undo` takes back the last of
 * them. `remove` is for good: the link is spent, and all that was given by the outside person goes.
 * Errors: RECOMMENDATION_NOT_FOUND, RECOMMENDATION_ASKED (this address has been), RECOMMENDATION_ASKS_FULL,
 * REMINDED_ALREADY (removed and asked again too soon), RECOMMENDATION_MAILS_SPENT, VALIDATION.
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
    /** As it is now; null once it was removed. */
    recommendation: Type.Union([Recommendation, Type.Null()]),
  }),
});
