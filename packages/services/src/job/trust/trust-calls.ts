import { jobTrust } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readJobcode } from '../detail/find-job.ts';
import { findTrust } from './find-trust.ts';

export const jobTrustCall = bindCall(jobTrust, async ({ jobcode }, _params, context) => {
  const job = await context.database
    .selectFrom('jobs')
    .select(['company_id', 'title', 'city_ids', 'posted_at'])
    .where('id', '=', readJobcode(jobcode))
    .where('brand', '=', context.brand)
    .executeTakeFirst();
  if (!job) throw new AppError('JOB_NOT_FOUND');
  return findTrust(context, job);
});
