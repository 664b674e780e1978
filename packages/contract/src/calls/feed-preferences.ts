import Type from 'typebox';
import { defineCall } from '../call.ts';
import { CityName } from '../city-input.ts';
import { FEED_AREAS_MAX, FEED_CITIES_MAX, FEED_PAY_MAX_LAKH } from '../constants.ts';
import { CityRef, LabelRef } from '../entities/job.ts';
import { IS_PAY } from '../parse-pay.ts';

const call = {
  service: 'job',
  auth: 'token',
  path: '/jobfeed/preferences',
  params: Type.Object({}),
  query: Type.Object({}),
} as const;
/** Lakh rupees a year. */
const Pay = Type.Number({ exclusiveMinimum: 0, maximum: FEED_PAY_MAX_LAKH, ...IS_PAY });
const Flag = Type.Enum([0, 1]);

/** The seeker's preferences for the feed; empty, null or 0 does not filter. */
export const FeedPreferences = Type.Object({
  /** Functional areas: jobs are of one of them. */
  areas: Type.Array(LabelRef),
  /** Jobs are in one of them, anywhere in India, or done from home. */
  cities: Type.Array(CityRef),
  /** The minimum of the highest pay, for jobs that disclose it. */
  minPay: Type.Union([Pay, Type.Null()]),
  /** Jobs are done from home. */
  workFromHome: Flag,
});
export type FeedPreferences = Type.Static<typeof FeedPreferences>;

/** The profile's values that rank the feed where the preferences are empty. */
const FromProfile = Type.Object({
  areas: Type.Array(LabelRef),
  cities: Type.Array(CityRef),
  skills: Type.Integer({ minimum: 0 }),
  /** Followed keywords. */
  keywords: Type.Integer({ minimum: 0 }),
});

export const feedPreferences = defineCall({
  ...call,
  method: 'GET',
  answer: Type.Object({ preferences: FeedPreferences, fromProfile: FromProfile }),
});

/**
 * Replaces the preferences: omitted fields do not filter. Errors: VALIDATION for a city or an area that the brand does
 * not have.
 */
export const saveFeedPreferences = defineCall({
  ...call,
  method: 'POST',
  body: Type.Object({
    /** Ids of categories. */
    areas: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: FEED_AREAS_MAX })),
    cities: Type.Optional(Type.Array(CityName, { maxItems: FEED_CITIES_MAX })),
    minPay: Type.Optional(Type.Union([Pay, Type.Null()])),
    workFromHome: Type.Optional(Flag),
  }),
  answer: Type.Object({ message: Type.String({ minLength: 1 }), preferences: FeedPreferences }),
});
