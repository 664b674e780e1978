import { jobInsights, magicRank } from '@broadsheet/contract/calls/insights';
import { AppError } from '@broadsheet/contract/errors';
import { readSeeker } from '../../accounts/require-password.ts';
import { isProAt } from '../../entitlements/is-pro-at.ts';
import { describeRank } from '../../insights/describe-rank.ts';
import { findJobToRank } from '../../insights/find-job-to-rank.ts';
import { readInsights } from '../../insights/read-insights.ts';
import { renewFits } from '../../insights/renew-fits.ts';
import { readJobcode } from '../../jobs/find-job.ts';
import { bindCall } from '../call-handler.ts';

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
