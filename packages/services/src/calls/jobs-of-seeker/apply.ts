import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { CatalogueError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import { readSeeker } from '../../accounts/require-password.ts';
import { findJob, readJobcode } from '../../jobs/find-job.ts';
import { bindCall, type CallContext } from '../call-handler.ts';

const WORDS = {
  applied: 'You have applied for this job.',
  sentOn: 'Noted. Applications for this job are taken at the employer’s own site.',
  already: 'You have applied for this job already.',
};

interface Applying {
  readonly seekerId: number;
  readonly jobId: number;
}

/** When it was applied by this request; undefined where somebody was faster, or the job is closed. */
const addApplication = async (
  { database, now }: CallContext,
  { seekerId, jobId }: Applying,
): Promise<Date | undefined> => {
  const at = new Date(now);
  // The job is looked at in the same statement: nobody applies for one that closes at this moment.
  const { rows } = await sql<{ applied_at: Date }>`
    insert into applications (seeker_id, job_id, applied_at)
    select ${seekerId}::integer, id, ${at}::timestamptz from jobs
    where id = ${jobId} and status = 'open' and expires_at > ${at}
    on conflict do nothing
    returning applied_at`.execute(database);
  return rows[0]?.applied_at;
};

const findApplication = ({ database }: CallContext, { seekerId, jobId }: Applying) =>
  database
    .selectFrom('applications')
    .select('applied_at')
    .where('seeker_id', '=', seekerId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();

/** One application, however often and however fast it is asked for. */
export const applyCall = bindCall(applyJob, async (_query, _params, context, { jobcode }) => {
  const { id: seekerId } = await readSeeker(context);
  const { id: jobId, applyUrl } = await findJob(context, readJobcode(jobcode));
  const added = await addApplication(context, { seekerId, jobId });
  if (added) {
    const message = applyUrl === null ? WORDS.applied : WORDS.sentOn;
    return { message, already: false, appliedAt: added.toISOString(), applyUrl };
  }
  const earlier = await findApplication(context, { seekerId, jobId });
  if (!earlier) throw new CatalogueError('JOB_CLOSED');
  const appliedAt = earlier.applied_at.toISOString();
  return { message: WORDS.already, already: true, appliedAt, applyUrl };
});
