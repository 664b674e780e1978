import { orders, subscriptionDetails } from '@broadsheet/contract/calls/subscription';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { Order } from '@broadsheet/contract/entities/order';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { NOW } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { orderFixture } from '../order.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadOwnPlans } from './loader.ts';
import { fixtures } from './own-plans.fixtures.ts';
import { OwnPlans } from './own-plans.tsx';

const messages = builtInMessages().plans;
const at = (days: number): string => new Date(NOW + days * DAY_MS).toISOString();
const NONE = { active: false, expiry: null };

const load = async (
  changes: Partial<Order>,
  path = '/settings/plans',
  session = sessionFixture,
) => {
  const answers = {
    [subscriptionDetails.path]: {
      pro: { active: true, expiry: at(10) },
      earlyApplicant: { active: false, expiry: at(-3) },
      resumeBuilder: NONE,
    },
    [orders.path]: { orders: [{ ...orderFixture, ...changes }] },
  };
  return (await loadOwnPlans({ title: 'x' }, loaderContext(path, answers, { session }).context))
    .data;
};

it('shows the end and the remaining time of each plan that was ever bought', async () => {
  expect((await load({}))?.plans).toMatchObject([
    { choice: 'pro', state: expect.stringMatching(/^Active until \d/), left: '10 days left' },
    { choice: 'early-applicant', state: expect.stringMatching(/^Ended on \d/), left: null },
  ]);
  const html = renderFixture(OwnPlans, fixtures);
  expect(textOf(html)).toContain('Active until 22 May 2027, 181 days left');
  expect(html.match(/action="\/api\/subscription\/hash"/g)).toHaveLength(2);
});

it.each([
  [{ status: 'open' }, messages.orderNotPaid, /^\/subscribe\/checkout\/bs/],
  [{ status: 'pending' }, messages.paymentPending, /^\/subscribe\/success\?order=bs/],
  [{ status: 'failed' }, messages.paymentFailed, /^\/subscribe\/success\?order=bs/],
] as const)('shows for an order %j where to continue', async (changes, state, href) => {
  expect((await load(changes))?.orders).toMatchObject([
    { state: expect.stringContaining(state), way: { href: expect.stringMatching(href) } },
  ]);
});

it('offers a refund within its period, and shows its state', async () => {
  const paid = { status: 'paid', paidAt: at(-1), invoice: 'BS/26-27/000001' } as const;
  const refund = { askableUntil: at(6), askedAt: null, recordedAt: null };
  const stateOf = async (changes: Partial<Order>) => (await load(changes))?.orders[0];
  expect(await stateOf({ ...paid, refund })).toMatchObject({
    refund: { action: `/api/subscription/orders/${orderFixture.orderId}/refund` },
    invoiceHref: `/api/subscription/orders/${orderFixture.orderId}/invoice`,
    way: null,
  });
  expect(await stateOf({ ...paid, refund: { ...refund, askableUntil: at(-1) } })).toMatchObject({
    refund: null,
  });
  const requested = { ...refund, askableUntil: null, askedAt: at(0) };
  expect(await stateOf({ ...paid, refund: requested })).toMatchObject({
    state: expect.stringMatching(/^Paid\. Refund requested on /),
    refund: null,
  });
  const recorded = { ...requested, recordedAt: at(0) };
  expect(await stateOf({ ...paid, status: 'refunded', refund: recorded })).toMatchObject({
    state: expect.stringMatching(/^Refunded on /),
  });
});

it('shows a text if nothing was ever bought', () => {
  const html = renderFixture(OwnPlans, fixtures, 'empty');
  expect(textOf(html)).toContain(messages.noPlans);
  expect(html).toContain('href="/subscribe/plans"');
});

it('is shown in its own settings section only', async () => {
  expect(await load({}, '/settings/privacy')).toBeNull();
});
