import Type from 'typebox';
import { defineCall } from '../call.ts';
import { PAGE_SIZE } from '../constants.ts';
import { AssessmentResult, JobAssessment } from '../entities/assessment.ts';
import { listOf } from '../list.ts';
import { ofRecruiter, RowId } from '../recruiter-call.ts';

const none = Type.Object({});
const ofJob = { ...ofRecruiter('/jobs/{jobId}/assessment'), params: Type.Object({ jobId: RowId }) };

/** The test of one of the recruiter's own jobs, with what is right; null where there is none. Errors: JOB_NOT_FOUND. */
export const recruiterAssessment = defineCall({
  ...ofJob,
  method: 'GET',
  query: none,
  answer: Type.Object({ assessment: Type.Union([JobAssessment, Type.Null()]) }),
});

/**
 * Sets the test of one of the recruiter's own jobs, in place of the one before. Where there was none, those who have
 * applied and still have time for it are told that it waits. Errors: JOB_NOT_FOUND, VALIDATION (a right choice that there
 * is not), ASSESSMENT_BEGUN (somebody has seen its questions: they stay as they are).
 */
export const setAssessment = defineCall({
  ...ofJob,
  method: 'POST',
  query: none,
  body: JobAssessment,
  answer: Type.Object({
    /** How many were told. */
    told: Type.Integer({ minimum: 0 }),
  }),
});

/**
 * Who has begun the test of one of the recruiter's own jobs, begun last first. Who is not to be seen is left out.
 * Errors: JOB_NOT_FOUND.
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
