import { nextFollowUp } from '@broadsheet/contract/apply-rules';
import { followUp, followUpJob, followUps, proCheck } from '@broadsheet/contract/calls/follow-up';
import { FOLLOW_UPS_PER_WEEK } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/call-handler.ts';
import { isProAt } from '../../platform/entitlements/is-pro-at.ts';
import { readAllowance } from '../applications/read-allowance.ts';
import { readJobcode } from '../detail/find-job.ts';
import { followUpOnce, readLastFollowUp } from './follow-up-once.ts';
import { readFollowUps } from './read-follow-ups.ts';

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export const followUpCall = bindCall(followUp, async (_query, _params, context, { jobcode }) => {
  const { id } = await readSeeker(context);
  return followUpOnce(context, id, readJobcode(jobcode));
});

export const followUpJobCall = bindCall(followUpJob, async (_query, { userId, jobId }, context) => {
  const { id } = await readSeeker(context);
  if (userId !== id) throw new AppError('FORBIDDEN');
  return followUpOnce(context, id, jobId);
});

export const followUpsCall = bindCall(followUps, async (_query, _params, context) => {
  const { id } = await readSeeker(context);
  return { followed: await readFollowUps(context.database, id, null) };
});

export const proCheckCall = bindCall(proCheck, async (_query, _params, context) => {
  const { database, now } = context;
  const seeker = await readSeeker(context);
  const { applyLimit } = await context.directory();
  const isPro = await isProAt(database, seeker.id, now);
  const { left, from } = await readAllowance(database, seeker.id, applyLimit, now);
  const last = await readLastFollowUp(database, seeker.id);
  const next = nextFollowUp(last?.at ?? null, now);
  const followUpsLeft = isPro && next === null ? FOLLOW_UPS_PER_WEEK : 0;
  return {
    isPro,
    apply: { limit: isPro ? null : applyLimit, left, from: iso(from) },
    followUp: { left: followUpsLeft, from: isPro ? iso(next) : null },
  };
});
