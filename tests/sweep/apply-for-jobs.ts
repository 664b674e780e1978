import type { Brand } from '@broadsheet/contract/brand';
import {
  applicationOf,
  appliedCount,
  appliedJobs,
  applyAdditionalInfo,
  applyMultiple,
  applyOutlook,
  withdrawApplication,
} from '@broadsheet/contract/calls/applications';
import { login, validate } from '@broadsheet/contract/calls/auth';
import { followUp, followUpJob, followUps, proCheck } from '@broadsheet/contract/calls/follow-up';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';
import { expect } from 'vitest';

/** Applies for some jobs, reads the applications, and adds to one of them. */
export const applyForJobs = async (caller: Caller, jobIds: readonly number[]): Promise<void> => {
  const named = { jobIds: jobIds.join(',') };
  const { items: before } = await caller.call(applyOutlook, { query: named });
  expect(before).toHaveLength(jobIds.length);
  const { items } = await caller.call(applyMultiple, { body: { ...named, applyAnyway: 1 } });
  const applied = items.filter(({ outcome }) => outcome === 'applied');
  const jobcode = String(applied[0]?.jobId);
  expect(await caller.call(applicationOf, { query: { jobcode } })).toMatchObject({
    status: 'applied',
  });
  const body = { jobcode, coverLetter: 'I would like to do this.' };
  expect(await caller.call(applyAdditionalInfo, { body })).toMatchObject({
    application: { coverLetter: 'I would like to do this.' },
  });
  const [, withdrawn] = applied;
  const taken = { body: { jobcode: String(withdrawn?.jobId) } };
  expect(await caller.call(withdrawApplication, taken)).toMatchObject({ already: false });
  const { count } = await caller.call(appliedCount);
  expect(await caller.call(appliedJobs)).toMatchObject({ total: count + 1 });
  expect(await caller.call(proCheck)).toMatchObject({ isPro: false, followUp: { left: 0 } });
};

/** Only pro members follow up, so a demo account does. */
export const followUpAsPro = async (brand: Brand, caller: Caller): Promise<Caller['answered']> => {
  const email = `pro@${brand}.example`;
  await caller.call(login, { body: { email, password: DEMO_PASSWORD } });
  const { items } = await caller.call(appliedJobs, { query: { status: 'applied' } });
  const jobId = items[0]?.job.id ?? 0;
  await caller.call(followUp, { body: { jobcode: String(jobId) } });
  const params = { userId: (await caller.call(validate)).userId, jobId };
  expect(await caller.call(followUpJob, { params })).toMatchObject({ already: true });
  expect((await caller.call(followUps)).followed[0]).toMatchObject({ jobId });
  return caller.answered;
};
