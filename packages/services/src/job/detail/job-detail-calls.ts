import { jobDetail, jobView } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import { monthOf } from '../insights/last-months.ts';
import { readJobcode } from './find-job.ts';
import { readDetail, toDetail } from './job-detail.ts';

/** Expired jobs are returned too: their page shows that they are. */
export const jobDetailCall = bindCall(jobDetail, async ({ jobcode }, _params, context) => {
  const { database, brand, caller, now } = context;
  const id = readJobcode(jobcode);
  const row = await readDetail(database, { id, brand }, caller?.seekerId ?? null);
  if (!row) throw new AppError('JOB_NOT_FOUND');
  return toDetail(row, await context.directory(), now);
});

export const jobViewCall = bindCall(jobView, async ({ jobcode }, _params, context) => {
  const { rows } = await sql<{ readonly views: number }>`
    with viewed as (
      update jobs set views = views + 1
      where id = ${readJobcode(jobcode)} and brand = ${context.brand} returning id, views
    ), counted as (
      insert into job_months (job_id, month, views)
      select id, ${monthOf(context.now)}, 1 from viewed
      on conflict (job_id, month) do update set views = job_months.views + 1
    )
    select views from viewed`.execute(context.database);
  const [row] = rows;
  if (!row) throw new AppError('JOB_NOT_FOUND');
  return { views: row.views };
});
