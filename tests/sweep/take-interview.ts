import type { Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import * as calls from '@broadsheet/contract/calls/interviews';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import { type Caller, createCaller } from '@broadsheet/test-kit/site/create-caller';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { expect } from 'vitest';

const MESSAGE = 'Only after 6 pm, please.';

/** A new account has no invitation, so a demo account books, moves and cancels. */
export const takeInterview = async (
  site: Pick<RunningSite, 'request'>,
  brand: Brand,
): Promise<Caller['answered']> => {
  const caller = createCaller(site, brand);
  const email = `pro@${brand}.example`;
  await caller.call(login, { body: { email, password: DEMO_PASSWORD } });
  const { items } = await caller.call(calls.interviewInvites);
  const query = { calendarId: items[0]?.calendarId ?? 0 };
  const { slots } = await caller.call(calls.interviewSlotDetails, { query });
  await caller.call(calls.interviewSlotTimings, { query });
  for (const { slotId } of slots.slice(0, 2))
    await caller.call(calls.confirmSlot, { body: { slotId } });
  const slotId = slots[1]?.slotId ?? 0;
  expect(await caller.call(calls.interviewSlotsCount)).toMatchObject({ booked: 1 });
  expect(await caller.call(calls.interviewSlots)).toMatchObject({ items: [{ slotId }] });
  await caller.call(calls.interviewSlotById, { query: { slotId } });
  await caller.call(calls.interviewCalendarFile, { query });
  await caller.call(calls.cancelSlot, { body: { slotId } });
  await caller.call(calls.notifyRecruiter, { body: { ...query, message: MESSAGE } });
  return caller.answered;
};
