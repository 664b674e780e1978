import Type from 'typebox';
import { defineCall } from '../call.ts';
import { PAGE_SIZE } from '../constants.ts';
import { AssessmentResult, JobAssessment } from '../entities/assessment.ts';
import { listOf } from '../list.ts';
import { ofRecruiter, RowId } from '../recruiter-call.ts';

const none = Type.Object({});
const ofJob = { ...ofRecruiter('/jobs/{jobId}/assessment'), params: Type.Object({ jobId: RowId }) };

/**
 * The test of one of the recruiter's own jobs, with the correct answers; null where there is none. Errors:
 * JOB_NOT_FOUND.
 */
export const recruiterAssessment = defineCall({
  ...ofJob,
  method: 'GET',
  query: none,
  answer: Type.Object({ assessment: Type.Union([JobAssessment, Type.Null()]) }),
});

/**
 * Sets the test of one of the recruiter's own jobs, and replaces an earlier one. If there was none, applicants who
 * still have time for it are notified. Errors: JOB_NOT_FOUND, VALIDATION (a correct choice that does not exist),
 * ASSESSMENT_BEGUN (somebody has seen the questions, so they cannot change).
 */
export const setAssessment = defineCall({
  ...ofJob,
  method: 'POST',
  query: none,
  body: JobAssessment,
  answer: Type.Object({
    /** The number of notified applicants. */
    told: Type.Integer({ minimum: 0 }),
  }),
});

/**
 * Applicants who have started the test of one of the recruiter's own jobs, last started first. Hidden seekers are
 * omitted. Errors: JOB_NOT_FOUND.
 */
export const assessmentResults = defineCall({
  ...ofRecruiter('/jobs/{jobId}/assessment/results'),
  method: 'GET',
  params: Type.Object({ jobId: RowId }),
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE_SIZE })),
  }),
  answer: listOf(AssessmentResult),
});
