import { jobSalary } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readJobcode } from '../detail/find-job.ts';
import { findSalary } from './find-salary.ts';

export const jobSalaryCall = bindCall(jobSalary, async ({ jobcode }, _params, context) => {
  const job = await context.database
    .selectFrom('jobs')
    .select(['title', 'tag_ids', 'city_ids', 'min_years'])
    .where('id', '=', readJobcode(jobcode))
    .where('brand', '=', context.brand)
    .executeTakeFirst();
  if (!job) throw new AppError('JOB_NOT_FOUND');
  return findSalary(context, job);
});
