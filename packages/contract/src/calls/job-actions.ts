import Type from 'typebox';
import { defineCall } from '../call.ts';
import { REPORT_NOTE_MAX, REPORT_REASONS } from '../constants.ts';
import { applicationFields, confirmation } from '../entities/application.ts';
import { Text } from '../text.ts';
import { uploadResume } from './media.ts';

const none = Type.Object({});
const act = {
  service: 'job',
  auth: 'token',
  method: 'POST',
  params: none,
  query: none,
  afterLogin: true,
} as const;
const Jobcode = Type.Object({ jobcode: Type.String({ pattern: '^\\d{1,12}$' }) });
const Count = Type.Integer({ minimum: 0 });
/** The outcome, as text for the screen. */
const message = Type.String({ minLength: 1 });

/**
 * Applies for a job, or records that the seeker continued to the employer's site. Once for each seeker and job,
 * idempotent. Without `coverLetter`, the letter of the profile is included where its owner wants that. Throws
 * JOB_NOT_FOUND, JOB_CLOSED, ANSWERS_NEEDED (with the fields at fault) and APPLY_LIMIT_REACHED (with the instant of the
 * next possible application). The first application of a seeker without a resume must be confirmed by
 * `applyAnyway: 1`; else it throws APPLY_UNCONFIRMED, with what is missing.
 */
export const applyJob = defineCall({
  ...act,
  path: '/jobdetail/apply',
  isCritical: true,
  conversion: 'apply',
  tracked: { as: 'apply', subject: 'jobcode' },
  formFiles: { resume: { call: uploadResume } },
  body: Type.Object({ ...Jobcode.properties, ...applicationFields, ...confirmation }),
  answer: Type.Object({
    message,
    /** An earlier request had applied: nothing has changed. */
    already: Type.Boolean(),
    /** ISO 8601 instant of the one application. */
    appliedAt: Type.String(),
    /** Where the employer takes applications; null when the application is complete. */
    applyUrl: Type.Union([Type.String(), Type.Null()]),
  }),
});

const SavedAnswer = Type.Object({
  message,
  saved: Type.Enum([0, 1]),
  /** The number of jobs that the seeker has saved now. */
  count: Count,
});
/** Saves a job, open or not. Saving twice is saved. Throws JOB_NOT_FOUND. */
export const saveJob = defineCall({
  ...act,
  path: '/jobdetail/save',
  isCritical: true,
  conversion: 'save',
  tracked: { as: 'save', subject: 'jobcode' },
  body: Jobcode,
  answer: SavedAnswer,
});
/** Removes a job from the saved ones; idempotent. Throws JOB_NOT_FOUND. */
export const unsaveJob = defineCall({
  ...act,
  path: '/jobdetail/unsave',
  isCritical: true,
  tracked: { as: 'unsave', subject: 'jobcode' },
  body: Jobcode,
  answer: SavedAnswer,
});
export const savedJobsCount = defineCall({
  service: 'job',
  auth: 'token',
  method: 'GET',
  params: none,
  query: none,
  path: '/saved-jobs/count/',
  answer: Type.Object({ count: Count }),
});

const REASONS = REPORT_REASONS.map(({ id }) => id);
/** Reports a job; a later report of the same seeker replaces the earlier one. Throws JOB_NOT_FOUND. */
export const reportJob = defineCall({
  ...act,
  path: '/jobdetail/report',
  tracked: { as: 'report', subject: 'id' },
  body: Type.Object({
    id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    action: Type.Literal('job'),
    reason: Type.Enum(REASONS),
    note: Type.Optional(Text({ maxLength: REPORT_NOTE_MAX })),
  }),
  answer: Type.Object({ message }),
});
