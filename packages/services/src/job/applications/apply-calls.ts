import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { findJob, readJobcode } from '../detail/find-job.ts';
import { applyOnce } from './apply-once.ts';

/** Creates one application, however often and fast the request is repeated. */
export const applyCall = bindCall(applyJob, async (_query, _params, context, body) => {
  const { jobcode, ...sent } = body;
  const { id: seekerId } = await readSeeker(context);
  const job = await findJob(context, readJobcode(jobcode));
  const { already, at } = await applyOnce(context, { seekerId, job, sent });
  const { applyUrl } = job;
  const { outcomes } = context.messages;
  const added = applyUrl === null ? outcomes.jobApplied : outcomes.jobAppliedElsewhere;
  return {
    message: already ? outcomes.jobAlreadyApplied : added,
    already,
    appliedAt: at.toISOString(),
    applyUrl,
  };
});
