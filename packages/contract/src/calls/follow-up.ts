import Type from 'typebox';
import { defineCall } from '../call.ts';
import { FollowUp } from '../entities/application.ts';

const none = Type.Object({});
const user = { service: 'user', method: 'GET', auth: 'token', params: none, query: none } as const;
const Instant = Type.String({ description: 'ISO 8601' });
const orNull = Type.Union([Instant, Type.Null()]);
const Count = Type.Integer({ minimum: 0 });

const Followed = Type.Object({
  message: Type.String({ minLength: 1 }),
  /** This job was followed up within the last 7 days: nothing has changed. */
  already: Type.Boolean(),
  followedAt: Instant,
  /** From when the seeker may follow up again. */
  from: Instant,
});

/**
 * Asks an employer how an application stands: for pro members, once in any 7 days. The same job again within these
 * is answered as done. Throws PRO_NEEDED, APPLICATION_NOT_FOUND, APPLICATION_OVER and FOLLOW_UP_SENT (with the moment
 * from which there is another).
 */
export const followUp = defineCall({
  service: 'job',
  method: 'POST',
  auth: 'token',
  params: none,
  query: none,
  path: '/jobdetail/followup',
  afterLogin: true,
  failure: 'FOLLOW_UP_FAILED',
  body: Type.Object({ jobcode: Type.String({ pattern: '^\\d{1,12}$' }) }),
  answer: Followed,
});

/** The same under the seeker's own id; another's is FORBIDDEN. */
export const followUpJob = defineCall({
  ...user,
  method: 'PUT',
  path: '/user/{userId}/followup/{jobId}',
  failure: 'FOLLOW_UP_FAILED',
  params: Type.Object({
    userId: Type.Integer({ minimum: 1 }),
    jobId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  }),
  answer: Followed,
});

/** What the seeker has followed up, the newest first, at most 100. */
export const followUps = defineCall({
  ...user,
  path: '/followup',
  answer: Type.Object({
    followed: Type.Array(Type.Object({ jobId: Type.Integer(), ...FollowUp.properties })),
  }),
});

/** What the membership lets the seeker do now. */
export const proCheck = defineCall({
  ...user,
  path: '/pro-check',
  answer: Type.Object({
    isPro: Type.Boolean(),
    apply: Type.Object({
      /** For how many jobs one may apply in 30 days, and how many of them are left; null is without a limit. */
      limit: Type.Union([Count, Type.Null()]),
      left: Type.Union([Count, Type.Null()]),
      /** When there is one again; null where there is one now. */
      from: orNull,
    }),
    followUp: Type.Object({
      left: Count,
      /** When there is one again; null where there is one now, and for who is no pro member. */
      from: orNull,
    }),
  }),
});
