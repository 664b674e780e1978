import type { CallParams } from '@broadsheet/contract/call';
import {
  findCandidates,
  jobApplicants,
  moveApplicant,
  recruiterJobs,
  shortlistApplicant,
  viewApplicant,
} from '@broadsheet/contract/calls/recruiter-side';
import type { ApplicationStatus } from '@broadsheet/contract/entities/application';
import { missingApplication } from '../job/applications/find-withdrawn.ts';
import { setApplicationStatus } from '../job/applications/set-status.ts';
import { bindCall } from '../platform/call/bind-call.ts';
import type { CallContext } from '../platform/call/call-context.ts';
import { readPaging } from '../platform/call/list-query.ts';
import { readApplicantProfile } from './applicant-profile.ts';
import { listApplicants } from './applicants.ts';
import { findApplicantOfCall } from './find-applicant-of-call.ts';
import { readRecruiter } from './find-calling-recruiter.ts';
import { listCandidates } from './find-candidates.ts';
import { noteView } from './note-view.ts';
import { listOwnJobs, requireOwnJob } from './own-jobs.ts';

export const recruiterJobsCall = bindCall(recruiterJobs, (query, _params, context) =>
  listOwnJobs(context, readRecruiter(context), readPaging(query)),
);

export const jobApplicantsCall = bindCall(jobApplicants, async (query, { jobId }, context) => {
  const recruiter = readRecruiter(context);
  const { id } = await requireOwnJob(context, recruiter, jobId);
  return listApplicants(context, recruiter, id, readPaging(query), query.after);
});

export const findCandidatesCall = bindCall(findCandidates, (query, _params, context) =>
  listCandidates(context, readRecruiter(context), query),
);

export const viewApplicantCall = bindCall(viewApplicant, async (_query, params, context) => {
  const { recruiter, applicant } = await findApplicantOfCall(context, params);
  const profile = await readApplicantProfile(context, applicant);
  return { counted: await noteView(context, recruiter, applicant), profile };
});

const move = async (
  context: CallContext,
  params: CallParams<typeof moveApplicant>,
  status: ApplicationStatus,
) => {
  const { recruiter, applicant } = await findApplicantOfCall(context, params);
  const changed = await setApplicationStatus(context, { ...applicant, status, by: recruiter.id });
  const row = await context.database
    .selectFrom('applications')
    .select('status')
    .where('seeker_id', '=', applicant.seekerId)
    .where('job_id', '=', applicant.jobId)
    .executeTakeFirst();
  if (!row) throw await missingApplication(context.database, applicant.seekerId, applicant.jobId);
  return { status: row.status, changed };
};

export const moveApplicantCall = bindCall(moveApplicant, (_query, params, context, { status }) =>
  move(context, params, status),
);

export const shortlistApplicantCall = bindCall(shortlistApplicant, (_query, params, context) =>
  move(context, params, 'shortlisted'),
);
