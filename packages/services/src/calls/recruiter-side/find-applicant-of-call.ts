import type { CallParams } from '@broadsheet/contract/call';
import type { viewApplicant } from '@broadsheet/contract/calls/recruiter-side';
import { findApplicant } from '../../recruiter-side/applicants.ts';
import { readRecruiter } from '../../recruiter-side/find-calling-recruiter.ts';
import { requireOwnJob } from '../../recruiter-side/own-jobs.ts';
import type { CallContext } from '../call-handler.ts';

/** Whom a call names. Throws JOB_NOT_FOUND and APPLICANT_NOT_FOUND, whatever else is asked of them. */
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
