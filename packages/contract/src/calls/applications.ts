import Type from 'typebox';
import { After } from '../after.ts';
import { defineCall } from '../call.ts';
import { APPLY_MANY_MAX, PAGE_SIZE } from '../constants.ts';
import {
  APPLICATION_NEEDS,
  Application,
  AppliedJob,
  applicationFields,
  confirmation,
  type SENT_STATUSES,
  SentStatus,
} from '../entities/application.ts';
import { listOf } from '../list.ts';

const none = Type.Object({});
const get = { service: 'job', method: 'GET', auth: 'token', params: none, query: none } as const;
const post = { ...get, method: 'POST' } as const;
const Jobcode = Type.Object({ jobcode: Type.String({ pattern: '^\\d{1,12}$' }) });
const JobIds = Type.Object({
  jobIds: Type.String({
    pattern: '^\\d{1,10}(,\\d{1,10}){0,49}$',
    description: `Ids of jobs joined by commas, at most ${APPLY_MANY_MAX}.`,
  }),
});
const Count = Type.Integer({ minimum: 0 });
const message = Type.String({ minLength: 1 });

/** The outcome for one of many jobs: all but the first two skipped the job. */
const MANY_OUTCOMES = [
  'applied',
  'already',
  'questions',
  'elsewhere',
  'closed',
  'limit',
  'unknown',
] as const;

/** The state of a job for a joint application; only an open one can be included. */
export const APPLY_MANY_STATES = ['open', 'already', 'closed', 'questions', 'elsewhere'] as const;

/**
 * The states of jobs before a joint application, in the given order, without those that do not exist, and the seeker's
 * remaining applications. Changes nothing.
 */
export const applyOutlook = defineCall({
  ...get,
  path: '/jobdetail/apply-outlook',
  query: JobIds,
  answer: Type.Object({
    /** Remaining applications; null: no limit. */
    left: Type.Union([Count, Type.Null()]),
    /** ISO 8601 instant of when there is one again; null where there is one now. */
    from: Type.Union([Type.String(), Type.Null()]),
    /** What a first application must be confirmed without, see `applyJob`; empty for none. */
    lacks: Type.Array(Type.Enum(APPLICATION_NEEDS)),
    items: Type.Array(
      Type.Object({
        job: Type.Object({
          id: Type.Integer(),
          slug: Type.String(),
          title: Type.String(),
          company: Type.String(),
        }),
        standing: Type.Enum(APPLY_MANY_STATES),
      }),
    ),
  }),
});

/**
 * Applies for many jobs, each once, in order. It skips, and reports, jobs with mandatory questions, jobs whose
 * employers take applications elsewhere, closed ones, and those beyond a basic member's limit. Throws APPLY_UNCONFIRMED
 * as `applyJob` does.
 */
export const applyMultiple = defineCall({
  ...post,
  path: '/jobdetail/apply-multiple',
  isCritical: true,
  afterLogin: true,
  body: Type.Object({ ...JobIds.properties, ...confirmation }),
  answer: Type.Object({
    message,
    items: Type.Array(
      Type.Object({ jobId: Type.Integer(), outcome: Type.Enum(MANY_OUTCOMES), message }),
    ),
  }),
});

/**
 * Adds missing answers and a missing cover letter to an application. Sent ones cannot be changed. Throws
 * APPLICATION_NOT_FOUND, APPLICATION_OVER, ANSWERS_NEEDED (with the fields at fault), INFO_SENT.
 */
export const applyAdditionalInfo = defineCall({
  ...post,
  path: '/jobdetail/apply-additional-info',
  isCritical: true,
  afterLogin: true,
  body: Type.Object({ ...Jobcode.properties, ...applicationFields }),
  answer: Type.Object({ message, application: Application }),
});

/**
 * Withdraws an application: it no longer counts among a job's applicants, its interviews are cancelled, and its
 * recruiter sees it as withdrawn. Idempotent. It still counts in the seeker's 30 days, and the seeker may apply again
 * while the job is open. Throws APPLICATION_NOT_FOUND (also for one at an employer's site), APPLICATION_OVER.
 */
export const withdrawApplication = defineCall({
  ...post,
  path: '/jobdetail/withdraw',
  body: Jobcode,
  answer: Type.Object({
    message,
    /** It was already withdrawn: nothing has changed. */
    already: Type.Boolean(),
    /** ISO 8601. */
    withdrawnAt: Type.String(),
  }),
});

/** One application of the seeker with all that was sent. Throws APPLICATION_NOT_FOUND. */
export const applicationOf = defineCall({
  ...get,
  path: '/jobdetail/application',
  query: Jobcode,
  answer: Application,
});

/** Jobs that the seeker has applied for, of one status or all, the newest application first. */
export const appliedJobs = defineCall({
  ...get,
  path: '/applied-jobs',
  query: Type.Object({
    status: Type.Optional(SentStatus),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: PAGE_SIZE })),
    after: Type.Optional(After),
  }),
  answer: listOf(AppliedJob),
});

/** The number of the seeker's applications without withdrawn ones, in total and per status. */
export const appliedCount = defineCall({
  ...get,
  path: '/applied/count/',
  answer: Type.Object({
    count: Count,
    statuses: Type.Object({
      applied: Count,
      viewed: Count,
      shortlisted: Count,
      interview: Count,
      offered: Count,
      rejected: Count,
      withdrawn: Count,
    } satisfies Record<(typeof SENT_STATUSES)[number], typeof Count>),
  }),
});
