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
import { missingApplication } from '../../applications/find-withdrawn.ts';
import { setApplicationStatus } from '../../applications/set-status.ts';
import { readApplicantProfile } from '../../recruiter-side/applicant-profile.ts';
import { listApplicants } from '../../recruiter-side/applicants.ts';
import { readRecruiter } from '../../recruiter-side/find-calling-recruiter.ts';
import { listCandidates } from '../../recruiter-side/find-candidates.ts';
import { noteView } from '../../recruiter-side/note-view.ts';
import { listOwnJobs, requireOwnJob } from '../../recruiter-side/own-jobs.ts';
import { bindCall, type CallContext } from '../call-handler.ts';
import { readPaging } from '../list-query.ts';
import { findApplicantOfCall } from './find-applicant-of-call.ts';

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
