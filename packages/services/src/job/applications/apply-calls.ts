import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { JOB_OUTCOMES } from '@broadsheet/contract/outcome-messages';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { findJob, readJobcode } from '../detail/find-job.ts';
import { applyOnce } from './apply-once.ts';

const WORDS = {
  applied: JOB_OUTCOMES.apply,
  sentOn: 'Noted. Applications for this job are taken at the employer’s own site.',
  already: 'You have applied for this job already.',
};

/** One application, however often and however fast it is asked for. */
export const applyCall = bindCall(applyJob, async (_query, _params, context, body) => {
  const { jobcode, ...sent } = body;
  const { id: seekerId } = await readSeeker(context);
  const job = await findJob(context, readJobcode(jobcode));
  const { already, at } = await applyOnce(context, { seekerId, job, sent });
  const { applyUrl } = job;
  const added = applyUrl === null ? WORDS.applied : WORDS.sentOn;
  return {
    message: already ? WORDS.already : added,
    already,
    appliedAt: at.toISOString(),
    applyUrl,
  };
});
