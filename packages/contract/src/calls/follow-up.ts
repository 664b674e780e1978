import Type from 'typebox';
import { defineCall } from '../call.ts';
import { FollowUp } from '../entities/application.ts';
import { orNull } from '../or-null.ts';

const none = Type.Object({});
const user = { service: 'user', method: 'GET', auth: 'token', params: none, query: none } as const;
const Instant = Type.String({ description: 'ISO 8601' });
const Count = Type.Integer({ minimum: 0 });

const Followed = Type.Object({
  message: Type.String({ minLength: 1 }),
  /** The job was already followed up in the last 7 days: nothing has changed. */
  already: Type.Boolean(),
  followedAt: Instant,
  /** From when the seeker may follow up again. */
  from: Instant,
});

/**
 * Requests the status of an application from its employer: for pro members, once in any 7 days. The same job again
 * within these is answered as done. Throws PRO_NEEDED, APPLICATION_NOT_FOUND, APPLICATION_OVER and FOLLOW_UP_SENT (with
 * the instant of the next one).
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

/** The seeker's follow-ups, newest first, at most 100. */
export const followUps = defineCall({
  ...user,
  path: '/followup',
  answer: Type.Object({
    followed: Type.Array(Type.Object({ jobId: Type.Integer(), ...FollowUp.properties })),
  }),
});

/** What the membership allows the seeker now. */
export const proCheck = defineCall({
  ...user,
  path: '/pro-check',
  answer: Type.Object({
    isPro: Type.Boolean(),
    apply: Type.Object({
      /** The limit of applications in 30 days, and how many remain; null: no limit. */
      limit: Type.Union([Count, Type.Null()]),
      left: Type.Union([Count, Type.Null()]),
      /** When there is one again; null where there is one now. */
      from: orNull(Instant),
    }),
    followUp: Type.Object({
      left: Count,
      /** When the next one is possible; null where it is now, and without a pro membership. */
      from: orNull(Instant),
    }),
  }),
});
