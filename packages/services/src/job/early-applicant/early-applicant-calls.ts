import {
  earlyJobFeed,
  earlyPreference,
  saveEarlyPreference,
} from '@broadsheet/contract/calls/early-applicant';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall, type CallContext } from '../../platform/call/call-handler.ts';
import { readPaging } from '../../platform/call/list-query.ts';
import { mayUse } from '../../platform/entitlements/may-use.ts';
import { readApplied } from '../feed/read-acts.ts';
import { listJobs } from '../lists/list-jobs.ts';
import { findJobs, type JobsQuery } from '../search/find-jobs.ts';
import { describeEarly } from './describe-early.ts';
import { basisOf, earlyScope, readEarlyConditions } from './early-scope.ts';
import { describePreference, readPreference, savePreference } from './preference.ts';
import { readWish } from './read-wish.ts';
import { requireEarlyApplicant } from './require-plan.ts';

const LIST = {
  filters: {},
  sort: 'date',
  facets: false,
} as const satisfies Partial<JobsQuery>;

const readScope = async (context: CallContext, seekerId: number, asOf?: number) => {
  const { database, brand, now } = context;
  const [wish, directory] = await Promise.all([
    readWish(context, seekerId, asOf),
    context.directory(),
  ]);
  const early = await readEarlyConditions(database, brand, directory, { now, asOf });
  return { wish, scope: earlyScope(brand, wish, early, now) };
};

const readKept = async (context: CallContext, seekerId: number) => {
  const { database, now } = context;
  const [kept, directory, isActive, { scope }] = await Promise.all([
    readPreference(database, seekerId),
    context.directory(),
    mayUse(database, seekerId, 'early-applicant', now),
    readScope(context, seekerId),
  ]);
  const { total } = await findJobs(context, { ...LIST, scope, now, page: 1, size: 1 });
  return {
    preference: describePreference(kept, directory),
    isKept: kept !== undefined,
    isActive,
    matches: total,
  };
};

export const earlyPreferenceCall = bindCall(earlyPreference, async (_query, _params, context) =>
  readKept(context, (await readSeeker(context)).id),
);

export const saveEarlyPreferenceCall = bindCall(
  saveEarlyPreference,
  async (_query, _params, context, body) => {
    const { id } = await readSeeker(context);
    await savePreference(context, id, body);
    const kept = await readKept(context, id);
    const message = kept.isActive
      ? 'Saved. Your early jobs are picked anew.'
      : 'Saved. It counts from the moment at which you have the plan.';
    return { message, ...kept };
  },
);

export const earlyJobFeedCall = bindCall(earlyJobFeed, async (query, _params, context) => {
  const { id } = await readSeeker(context);
  await requireEarlyApplicant(context.database, id, context.now);
  const { asOf } = query;
  const [{ wish, scope }, { earlyRule }] = await Promise.all([
    readScope(context, id, asOf),
    context.directory(),
  ]);
  const list = await listJobs(context, {
    ...LIST,
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
