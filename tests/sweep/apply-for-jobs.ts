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

/** Applies for some jobs, looks at what was applied for, and adds to one of them. */
export const applyForJobs = async (caller: Caller, jobIds: readonly number[]): Promise<void> => {
  const named = { jobIds: jobIds.join(',') };
  const { items: before } = await caller.ask(applyOutlook, { query: named });
  expect(before).toHaveLength(jobIds.length);
  const { items } = await caller.ask(applyMultiple, { body: { ...named, applyAnyway: 1 } });
  const applied = items.filter(({ outcome }) => outcome === 'applied');
  const jobcode = String(applied[0]?.jobId);
  expect(await caller.ask(applicationOf, { query: { jobcode } })).toMatchObject({
    status: 'applied',
  });
  const body = { jobcode, coverLetter: 'I would like to do this.' };
  expect(await caller.ask(applyAdditionalInfo, { body })).toMatchObject({
    application: { coverLetter: 'I would like to do this.' },
  });
  const [, withdrawn] = applied;
  const taken = { body: { jobcode: String(withdrawn?.jobId) } };
  expect(await caller.ask(withdrawApplication, taken)).toMatchObject({ already: false });
  const { count } = await caller.ask(appliedCount);
  expect(await caller.ask(appliedJobs)).toMatchObject({ total: count + 1 });
  expect(await caller.ask(proCheck)).toMatchObject({ isPro: false, followUp: { left: 0 } });
};

/** Only pro members follow up, so somebody of the demo does. */
export const followUpAsPro = async (brand: Brand, caller: Caller): Promise<Caller['answered']> => {
  const email = `pro@${brand}.example`;
  await caller.ask(login, { body: { email, password: DEMO_PASSWORD } });
  const { items } = await caller.ask(appliedJobs, { query: { status: 'applied' } });
  const jobId = items[0]?.job.id ?? 0;
  await caller.ask(followUp, { body: { jobcode: String(jobId) } });
  const params = { userId: (await caller.ask(validate)).userId, jobId };
  expect(await caller.ask(followUpJob, { params })).toMatchObject({ already: true });
  expect((await caller.ask(followUps)).followed[0]).toMatchObject({ jobId });
  return caller.answered;
};
