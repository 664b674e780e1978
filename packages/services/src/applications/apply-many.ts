import type { CallAnswer } from '@broadsheet/contract/call';
import type { applyMultiple } from '@broadsheet/contract/calls/applications';
import { sql, type Transaction } from 'kysely';
import type { Seeker } from '../accounts/find-seeker.ts';
import { announceAssessment } from '../assessments/announce-assessment.ts';
import type { CallContext } from '../calls/call-handler.ts';
import type { Schema } from '../database/schema.ts';
import { holdSeeker } from '../profile/change-profile.ts';
import { addApplication } from './add-application.ts';
import { mailApplied } from './mail-applied.ts';
import { readAllowance } from './read-allowance.ts';
import { readLetter } from './read-letter.ts';

export type ManyOutcome = CallAnswer<typeof applyMultiple>['items'][number]['outcome'];

const findJobs = async (
  transaction: Transaction<Schema>,
  { brand }: Pick<CallContext, 'brand'>,
  seekerId: number,
  ids: readonly number[],
) => {
  const { rows } = await sql<{
    id: number;
    is_elsewhere: boolean;
    is_asking: boolean;
    is_applied: boolean;
  }>`
    select id, apply_url is not null as is_elsewhere,
      exists (select from job_questions where job_id = jobs.id and required) as is_asking,
      exists (select from applications where job_id = jobs.id and seeker_id = ${seekerId}) as is_applied
    from jobs where brand = ${brand} and id = any(${ids}::integer[])`.execute(transaction);
  return new Map(rows.map((row) => [row.id, row]));
};

/** What came of each job, in the order in which they were named. One request of a seeker at a time, as the limit is theirs. */
export const applyMany = async (
  context: CallContext,
  seekerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ManyOutcome>> => {
  const { now } = context;
  const { applyLimit } = await context.directory();
  return context.database.transaction().execute(async (transaction) => {
    const seeker: Seeker = await holdSeeker(transaction, seekerId);
    const jobs = await findJobs(transaction, context, seekerId, ids);
    const coverLetter = await readLetter(transaction, seeker, undefined);
    const before = await readAllowance(transaction, seeker, applyLimit, now);
    let { left } = before;
    const at = new Date(now);
    const applyFor = async (jobId: number): Promise<ManyOutcome> => {
      const job = jobs.get(jobId);
      if (!job) return 'unknown';
      if (job.is_applied) return 'already';
      if (job.is_elsewhere) return 'elsewhere';
      if (job.is_asking) return 'questions';
      if (left === 0) return 'limit';
      const added = { seekerId, jobId, answers: [], coverLetter, at };
      if (!(await addApplication(transaction, added))) return 'closed';
      await announceAssessment(transaction, added, now);
      if (left !== null) left -= 1;
      return 'applied';
    };
    const outcomes = new Map<number, ManyOutcome>();
    for (const id of ids) outcomes.set(id, await applyFor(id));
    const jobIds = ids.filter((id) => outcomes.get(id) === 'applied');
    const sent = { seeker, jobIds, left: before.left, applyLimit };
    await mailApplied(transaction, sent, now);
    return outcomes;
  });
};
