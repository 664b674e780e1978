import { nextFollowUp } from '@broadsheet/contract/apply-rules';
import { followUpJob, followUps, proCheck } from '@broadsheet/contract/calls/follow-up';
import { FOLLOW_UPS_PER_WEEK } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { readSeeker } from '../../auth/account/require-password.ts';
import { readAllowance } from '../../job/applications/read-allowance.ts';
import { followUpOnce, readLastFollowUp } from '../../job/follow-ups/follow-up-once.ts';
import { readFollowUps } from '../../job/follow-ups/read-follow-ups.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { isProAt } from '../../platform/entitlements/is-pro-at.ts';

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

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
