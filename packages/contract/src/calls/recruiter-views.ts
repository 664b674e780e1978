import Type from 'typebox';
import { After, AsOf, NextAfter } from '../after.ts';
import { defineCall } from '../call.ts';
import { PAGE_SIZE } from '../constants.ts';
import { Recruiter } from '../entities/recruiter.ts';
import { listOf } from '../list.ts';

const Instant = Type.String({ description: 'ISO 8601' });

/** A recruiter who has opened the seeker's profile. */
const RecruiterView = Type.Object({
  recruiter: Recruiter,
  firstAt: Instant,
  lastAt: Instant,
  /** On how many days. */
  times: Type.Integer({ minimum: 1 }),
});

/** The recruiters who have opened the seeker's profile, each once, last view first. Paginated like `conversations`. */
export const recruiterViews = defineCall({
  service: 'user',
  method: 'GET',
  path: '/recruiter-views',
  auth: 'token',
  params: Type.Object({}),
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE_SIZE })),
    after: Type.Optional(After),
    asOf: Type.Optional(AsOf),
  }),
  answer: Type.Object({ ...listOf(RecruiterView).properties, next: NextAfter }),
});
