import { reportJob } from '@broadsheet/contract/calls/job-actions';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { findJob } from '../detail/find-job.ts';

/** The latest report of a seeker about a job counts, and nobody has decided it yet. */
export const reportCall = bindCall(reportJob, async (_query, _params, context, body) => {
  const { database, now } = context;
  const { id: seekerId } = await readSeeker(context);
  const { id } = await findJob(context, body.id);
  const report = {
    reason: body.reason,
    note: body.note?.trim() ?? '',
    reported_at: new Date(now),
    state: 'open' as const,
    decided_at: null,
    decided_by: null,
  };
  await database
    .insertInto('job_reports')
    .values({ seeker_id: seekerId, job_id: id, ...report })
    .onConflict((conflict) => conflict.columns(['seeker_id', 'job_id']).doUpdateSet(report))
    .execute();
  return { message: context.messages.outcomes.jobReported };
});
