import {
  jobApplicants,
  recruiterJobs,
  viewApplicant,
} from '@broadsheet/contract/calls/recruiter-side';
import { readApplicantProfile } from '../../recruiter-side/applicant-profile.ts';
import { findApplicant, listApplicants } from '../../recruiter-side/applicants.ts';
import { countView } from '../../recruiter-side/count-view.ts';
import { readRecruiter } from '../../recruiter-side/find-calling-recruiter.ts';
import { listOwnJobs, requireOwnJob } from '../../recruiter-side/own-jobs.ts';
import { bindCall } from '../call-handler.ts';
import { readPaging } from '../list-query.ts';

export const recruiterJobsCall = bindCall(recruiterJobs, (query, _params, context) =>
  listOwnJobs(context, readRecruiter(context), readPaging(query)),
);

export const jobApplicantsCall = bindCall(jobApplicants, async (query, { jobId }, context) => {
  const recruiter = readRecruiter(context);
  const { id } = await requireOwnJob(context, recruiter, jobId);
  return listApplicants(context, recruiter, id, readPaging(query));
});

export const viewApplicantCall = bindCall(
  viewApplicant,
  async (_query, { jobId, applicantId }, context) => {
    const recruiter = readRecruiter(context);
    const job = await requireOwnJob(context, recruiter, jobId);
    const applicant = await findApplicant(context, recruiter, job.id, applicantId);
    const profile = await readApplicantProfile(context, applicant);
    const counted = await countView(context.database, {
      seekerId: applicant.seekerId,
      recruiterId: recruiter.id,
      now: context.now,
    });
    return { counted, profile };
  },
);
