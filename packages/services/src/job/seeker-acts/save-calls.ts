import { savedJobsCount, saveJob, unsaveJob } from '@broadsheet/contract/calls/job-actions';
import type { Kysely } from 'kysely';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findJob, readJobcode } from '../detail/find-job.ts';

const countSaved = async (database: Kysely<Schema>, seekerId: number): Promise<number> => {
  const { count } = await database
    .selectFrom('saved_jobs')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('seeker_id', '=', seekerId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const saveCall = bindCall(saveJob, async (_query, _params, context, { jobcode }) => {
  const { database, now } = context;
  const { id: seekerId } = await readSeeker(context);
  const { id } = await findJob(context, readJobcode(jobcode));
  await database
    .insertInto('saved_jobs')
    .values({ seeker_id: seekerId, job_id: id, saved_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const count = await countSaved(database, seekerId);
  return { message: context.messages.outcomes.jobSaved, saved: 1 as const, count };
});

export const unsaveCall = bindCall(unsaveJob, async (_query, _params, context, { jobcode }) => {
  const { database } = context;
  const { id: seekerId } = await readSeeker(context);
  const { id } = await findJob(context, readJobcode(jobcode));
  await database
    .deleteFrom('saved_jobs')
    .where('seeker_id', '=', seekerId)
    .where('job_id', '=', id)
    .execute();
  const count = await countSaved(database, seekerId);
  return { message: context.messages.outcomes.jobUnsaved, saved: 0 as const, count };
});

export const savedJobsCountCall = bindCall(savedJobsCount, async (_query, _params, context) => {
  const { id } = await readSeeker(context);
  return { count: await countSaved(context.database, id) };
});
