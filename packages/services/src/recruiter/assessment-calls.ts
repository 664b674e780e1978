import {
  assessmentResults,
  recruiterAssessment,
  setAssessment,
} from '@broadsheet/contract/calls/recruiter-assessments';
import type { JobAssessment } from '@broadsheet/contract/entities/assessment';
import { AppError } from '@broadsheet/contract/errors';
import { readJobAssessment } from '../job/assessments/read-job-assessment.ts';
import { setJobAssessment } from '../job/assessments/set-assessment.ts';
import { bindCall } from '../platform/call/bind-call.ts';
import { readPaging } from '../platform/call/list-query.ts';
import { readRecruiter } from './find-calling-recruiter.ts';
import { listResults } from './list-results.ts';
import { requireOwnJob } from './own-jobs.ts';

/** Throws VALIDATION for a right choice that its question does not have. */
const requireChoices = ({ questions }: JobAssessment): void => {
  const details = questions.flatMap(({ choices, rightChoice }, index) =>
    rightChoice < choices.length
      ? []
      : [{ path: `body/questions/${index}/rightChoice`, message: 'must be one of its choices' }],
  );
  if (details.length > 0) throw new AppError('VALIDATION', { details });
};

export const recruiterAssessmentCall = bindCall(
  recruiterAssessment,
  async (_query, { jobId }, context) => {
    const { id } = await requireOwnJob(context, readRecruiter(context), jobId);
    return { assessment: await readJobAssessment(context.database, id) };
  },
);

export const setAssessmentCall = bindCall(
  setAssessment,
  async (_query, { jobId }, context, body) => {
    const { id } = await requireOwnJob(context, readRecruiter(context), jobId);
    requireChoices(body);
    return { told: await setJobAssessment(context.database, id, body, context) };
  },
);

export const assessmentResultsCall = bindCall(
  assessmentResults,
  async (query, { jobId }, context) => {
    const recruiter = readRecruiter(context);
    const { id } = await requireOwnJob(context, recruiter, jobId);
    return listResults(context, recruiter, id, readPaging(query));
  },
);
