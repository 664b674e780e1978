import type { Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import * as calls from '@broadsheet/contract/calls/interviews';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import { type Caller, createCaller } from '@broadsheet/test-kit/site/create-caller';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { expect } from 'vitest';

const MESSAGE = 'Only after 6 pm, please.';

/** A new account is invited to nothing, so somebody of the demo books, moves and cancels. */
export const takeInterview = async (
  site: Pick<RunningSite, 'ask'>,
  brand: Brand,
): Promise<Caller['answered']> => {
  const caller = createCaller(site, brand);
  const email = `pro@${brand}.example`;
  await caller.ask(login, { body: { email, password: DEMO_PASSWORD } });
  const { items } = await caller.ask(calls.interviewInvites);
  const query = { calendarId: items[0]?.calendarId ?? 0 };
  const { slots } = await caller.ask(calls.interviewSlotDetails, { query });
  await caller.ask(calls.interviewSlotTimings, { query });
  for (const { slotId } of slots.slice(0, 2))
    await caller.ask(calls.confirmSlot, { body: { slotId } });
  const slotId = slots[1]?.slotId ?? 0;
  expect(await caller.ask(calls.interviewSlotsCount)).toMatchObject({ booked: 1 });
  expect(await caller.ask(calls.interviewSlots)).toMatchObject({ items: [{ slotId }] });
  await caller.ask(calls.interviewSlotById, { query: { slotId } });
  await caller.ask(calls.interviewCalendarFile, { query });
  await caller.ask(calls.cancelSlot, { body: { slotId } });
  await caller.ask(calls.notifyRecruiter, { body: { ...query, message: MESSAGE } });
  return caller.answered;
};
