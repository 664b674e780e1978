import Type from 'typebox';
import { defineCall } from '../call.ts';
import { PAGE_SIZE } from '../constants.ts';
import { ASSESSMENT_CHOICES_MAX, Assessment, PendingAssessment } from '../entities/assessment.ts';
import { listOf } from '../list.ts';

const none = Type.Object({});
const job = { service: 'job', auth: 'token', params: none } as const;
const read = { ...job, method: 'GET' } as const;
const act = { ...job, method: 'POST', query: none } as const;
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Jobcode = Type.Object({ jobcode: Type.String({ pattern: '^\\d{1,12}$' }) });
const Done = Type.Object({ message: Type.String({ minLength: 1 }), assessment: Assessment });

/**
 * The caller's assessment for a job that they have applied for, with its questions while it runs. Throws
 * ASSESSMENT_NOT_FOUND for a job without one, and without an application.
 */
export const assessment = defineCall({
  ...read,
  path: '/jobdetail/assessment',
  query: Jobcode,
  answer: Assessment,
});

/**
 * Starts the assessment and its clock, which is the server's. Starting it again changes nothing. Throws
 * ASSESSMENT_NOT_FOUND, and ASSESSMENT_OVER past its deadline.
 */
export const startAssessment = defineCall({
  ...act,
  path: '/jobdetail/assessment_start',
  body: Jobcode,
  answer: Done,
});

/**
 * Stores one answer; the last one before the end counts. Throws ASSESSMENT_NOT_FOUND also for a question of another
 * assessment, ASSESSMENT_OVER unless it runs, and VALIDATION for a choice that does not exist.
 */
export const answerAssessment = defineCall({
  ...act,
  path: '/jobdetail/assessment_answer',
  body: Type.Object({
    ...Jobcode.properties,
    questionId: Id,
    /** Counted from 0. */
    choice: Type.Integer({ minimum: 0, maximum: ASSESSMENT_CHOICES_MAX - 1 }),
  }),
  answer: Done,
});

/**
 * Submits the assessment with the answers so far. Submitting again, or after its time, changes nothing. Throws
 * ASSESSMENT_NOT_FOUND for one that was not started.
 */
export const completeAssessment = defineCall({
  ...act,
  path: '/jobdetail/assessment_complete',
  body: Jobcode,
  answer: Done,
});

/** The caller's waiting and running assessments, most urgent first. Throws FORBIDDEN for another id. */
export const pendingTests = defineCall({
  ...read,
  path: '/jobdetail/pending-tests/',
  query: Type.Object({
    id: Id,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: PAGE_SIZE })),
  }),
  answer: listOf(PendingAssessment),
});

/** Whether the caller can take the assessment of a recruiter's job now. Throws FORBIDDEN for another seeker. */
export const validateAssessment = defineCall({
  ...read,
  path: '/jobdetail/validate-assessment/',
  query: Type.Object({ seekerId: Id, jobId: Id, recruiterId: Id }),
  answer: Type.Object({
    isValid: Type.Boolean(),
    /** Text for the screen. */
    message: Type.String(),
  }),
});
