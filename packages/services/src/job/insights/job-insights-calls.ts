import { jobInsights, magicRank } from '@broadsheet/contract/calls/insights';
import { AppError } from '@broadsheet/contract/errors';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { isProAt } from '../../platform/entitlements/is-pro-at.ts';
import { readJobcode } from '../detail/find-job.ts';
import { describeRank } from './describe-rank.ts';
import { findJobToRank } from './find-job-to-rank.ts';
import { readInsights } from './read-insights.ts';
import { renewFits } from './renew-fits.ts';

export const jobInsightsCall = bindCall(jobInsights, async ({ jobcode }, _params, context) => {
  const seeker = await readSeeker(context);
  if (!(await isProAt(context.database, seeker.id, context.now))) throw new AppError('PRO_NEEDED');
  const job = await findJobToRank(context, readJobcode(jobcode));
  await renewFits(context, job);
  const [insights, magicRank] = await Promise.all([
    readInsights(context, job.id),
    describeRank(context, job, seeker.id),
  ]);
  return { ...insights, magicRank };
});

export const magicRankCall = bindCall(magicRank, async ({ jobId }, _params, context) => {
  const seeker = await readSeeker(context);
  const job = await findJobToRank(context, jobId);
  await renewFits(context, job);
  return describeRank(context, job, seeker.id);
});
