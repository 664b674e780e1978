import Type from 'typebox';
import { AsOf } from '../after.ts';
import { defineCall } from '../call.ts';
import { CityName } from '../city-input.ts';
import {
  EARLY_YEARS_MAX,
  FEED_AREAS_MAX,
  FEED_CITIES_MAX,
  FEED_PAY_MAX_LAKH,
  SKILLS_MAX,
} from '../constants.ts';
import { CityRef, LabelRef } from '../entities/job.ts';
import { Skill } from '../entities/profile.ts';
import { SkillName } from '../entities/profile-fields.ts';
import { IS_PAY } from '../parse-pay.ts';
import { FeedItem } from './feed.ts';
import { JobList, listPaging } from './job.ts';

const none = Type.Object({});
const preference = {
  service: 'subscription',
  auth: 'token',
  path: '/early-applicant-preference',
  params: none,
  query: none,
} as const;
/** Lakh rupees a year. */
const Pay = Type.Number({ exclusiveMinimum: 0, maximum: FEED_PAY_MAX_LAKH, ...IS_PAY });
const Years = Type.Integer({ minimum: 0, maximum: EARLY_YEARS_MAX });
const Flag = Type.Enum([0, 1]);

/** Which jobs a seeker wants early; empty or null fields do not filter. */
export const EarlyPreference = Type.Object({
  /** Functional areas: jobs are of one of them. */
  areas: Type.Array(LabelRef),
  /** Jobs must require one of them. */
  skills: Type.Array(Skill),
  /** Jobs are in one of them, anywhere in India, or done from home. */
  cities: Type.Array(CityRef),
  /** Years of experience: jobs must accept this number. */
  experience: Type.Union([Years, Type.Null()]),
  /** The minimum of the highest pay, for jobs that disclose it. */
  minPay: Type.Union([Pay, Type.Null()]),
  /** A daily mail with new jobs. */
  mails: Flag,
});
export type EarlyPreference = Type.Static<typeof EarlyPreference>;

const EarlyPreferenceFields = {
  preference: EarlyPreference,
  /** False: no preference is saved, and jobs are selected by the profile. */
  isKept: Type.Boolean(),
  /** Whether the plan is active: otherwise there is neither the list nor a mail. */
  isActive: Type.Boolean(),
  /** How many early jobs there are now. */
  matches: Type.Integer({ minimum: 0 }),
};

export const earlyPreference = defineCall({
  ...preference,
  method: 'GET',
  answer: Type.Object(EarlyPreferenceFields),
});

/**
 * Replaces the preference: omitted fields do not filter, except `mails`, which stays unchanged. Turning mails on also
 * turns on the setting `jobFeed`. Errors: VALIDATION for a city, an area or a skill that the brand does not have.
 */
export const saveEarlyPreference = defineCall({
  ...preference,
  method: 'POST',
  body: Type.Object({
    /** Ids of categories. */
    areas: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: FEED_AREAS_MAX })),
    /** Keys or names. */
    skills: Type.Optional(Type.Array(SkillName, { maxItems: SKILLS_MAX, uniqueItems: true })),
    cities: Type.Optional(Type.Array(CityName, { maxItems: FEED_CITIES_MAX })),
    experience: Type.Optional(Type.Union([Years, Type.Null()])),
    minPay: Type.Optional(Type.Union([Pay, Type.Null()])),
    mails: Type.Optional(Flag),
  }),
  answer: Type.Object({ message: Type.String({ minLength: 1 }), ...EarlyPreferenceFields }),
});

/** A job with few applications so far. The first of its reasons gives their number. */
const EarlyItem = Type.Object({
  ...FeedItem.properties,
  applied: Type.Integer({ minimum: 0 }),
});

/**
 * Recent open jobs with few applications that match the preference, newest first, without those that the seeker has
 * applied for. The brand defines recent and few. `asOf` works as in `jobFeed`: a job that is no longer early leaves its
 * position empty. Errors: PLAN_NEEDED without an active Early Applicant subscription.
 */
export const earlyJobFeed = defineCall({
  service: 'job',
  method: 'GET',
  auth: 'token',
  path: '/v2/early-applicant-jobfeed',
  params: none,
  query: Type.Object({ ...listPaging, asOf: Type.Optional(AsOf) }),
  answer: Type.Object({
    ...JobList.properties,
    items: Type.Array(EarlyItem),
    /** `preference`: selected by the saved preference. `profile`: by the profile. `newest`: neither exists. */
    basis: Type.Enum(['preference', 'profile', 'newest']),
  }),
});
