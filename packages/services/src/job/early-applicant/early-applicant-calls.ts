import { earlyJobFeed } from '@broadsheet/contract/calls/early-applicant';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readPaging } from '../../platform/call/list-query.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { mayUse } from '../../platform/entitlements/may-use.ts';
import { readApplied } from '../feed/read-acts.ts';
import { listJobs } from '../lists/list-jobs.ts';
import { describeEarly } from './describe-early.ts';
import { basisOf } from './early-scope.ts';
import { EARLY_LIST, readEarlyScope } from './read-early-scope.ts';

/** Throws PLAN_NEEDED for a seeker whose Early Applicant plan is not active now. @param now epoch ms */
const requireEarlyApplicant = async (
  database: Kysely<Schema>,
  seekerId: number,
  now: number,
): Promise<void> => {
  if (!(await mayUse(database, seekerId, 'early-applicant', now)))
    throw new AppError('PLAN_NEEDED');
};

export const earlyJobFeedCall = bindCall(earlyJobFeed, async (query, _params, context) => {
  const { id } = await readSeeker(context);
  await requireEarlyApplicant(context.database, id, context.now);
  const { asOf } = query;
  const [{ wish, scope }, { earlyRule }] = await Promise.all([
    readEarlyScope(context, id, asOf),
    context.directory(),
  ]);
  const list = await listJobs(context, {
    ...EARLY_LIST,
    scope,
    ...readPaging(query),
    asOf,
    loadMore: true,
  });
  const applied = asOf === undefined ? wish.applied : await readApplied(context, id);
  const offered = list.items.filter((job) => !applied.includes(job.id));
  const items = await describeEarly(context, offered, wish.taste);
  return {
    ...list,
    items: items.filter((item) => item.applied < earlyRule.applications),
    basis: basisOf(wish),
  };
});
