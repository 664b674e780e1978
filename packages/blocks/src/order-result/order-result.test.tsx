import { order, orders } from '@broadsheet/contract/calls/subscription';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { orderFixture } from '../order.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadOrderResult } from './loader.ts';
import { fixtures, settings } from './order-result.fixtures.ts';
import { OrderResult } from './order-result.tsx';

const messages = builtInMessages().order;
const paid = {
  ...orderFixture,
  status: 'paid' as const,
  items: orderFixture.items.map((item) => ({ ...item, until: '2027-05-22T10:00:00.000Z' })),
  paidAt: '2026-11-22T10:05:00.000Z',
  invoice: 'BS/26-27/000001',
};
const load = async (path: string, session: typeof sessionFixture | null = sessionFixture) => {
  const answers = { [order.path]: { order: paid, payment: null }, [orders.path]: { orders: [] } };
  return (await loadOrderResult(settings, loaderContext(path, answers, { session }).context)).data;
};

it('shows when the purchase expires, and its invoice', async () => {
  const data = await load(`/subscribe/success?order=${paid.orderId}`);
  expect(data).toMatchObject({
    status: 'paid',
    order: { lines: [{ term: 'until 22 May 2027' }, {}, {}] },
    uses: [
      { label: 'See early applicant jobs', href: '/early-applicant-jobs' },
      { label: 'Open Resume Builder', href: '/resume-builder' },
    ],
    invoiceHref: `/api/subscription/orders/${paid.orderId}/invoice`,
  });
  const html = renderFixture(OrderResult, fixtures);
  expect(html).toMatch(/<a [^>]*href="\/resume-builder"[^>]*>Open Resume Builder/);
});

it('is absent for visitors, and without an order', async () => {
  expect(await load(`/subscribe/success?order=${paid.orderId}`, null)).toEqual({
    found: false,
    isNamed: true,
  });
  expect(await load('/subscribe/success')).toEqual({ found: false, isNamed: false });
  expect(await load('/subscribe/success?order=%22')).toEqual({ found: false, isNamed: true });
});

it.each([
  ['pending', messages.checkAgain, false],
  ['open', messages.goToPayment, true],
  ['failed', messages.tryAgain, true],
  ['usual', messages.downloadInvoice, false],
])('shows the next actions of an order that is %s, without JavaScript', (name, text, hasForm) => {
  const html = renderFixture(OrderResult, fixtures, name);
  expect(textOf(html)).toContain(text);
  expect(html.includes('action="/api/subscription/hash"')).toBe(hasForm);
});
