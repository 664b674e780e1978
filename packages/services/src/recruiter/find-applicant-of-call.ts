import type { CallParams } from '@broadsheet/contract/call';
import type { viewApplicant } from '@broadsheet/contract/calls/recruiter-side';
import type { CallContext } from '../platform/call/call-context.ts';
import { findApplicant } from './applicants.ts';
import { readRecruiter } from './find-calling-recruiter.ts';
import { requireOwnJob } from './own-jobs.ts';

/** The applicant whom a call names. Throws JOB_NOT_FOUND and APPLICANT_NOT_FOUND before anything else is checked. */
export const findApplicantOfCall = async (
  context: CallContext,
  { jobId, applicantId }: CallParams<typeof viewApplicant>,
) => {
  const recruiter = readRecruiter(context);
  const job = await requireOwnJob(context, recruiter, jobId);
  return {
    recruiter,
    applicant: await findApplicant(context, recruiter, job.id, applicantId),
  };
};
