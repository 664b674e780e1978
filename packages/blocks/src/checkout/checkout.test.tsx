import { order } from '@broadsheet/contract/calls/subscription';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { orderFixture } from '../order.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './checkout.fixtures.ts';
import { Checkout } from './checkout.tsx';
import { loadCheckout } from './loader.ts';

const settings = { title: 'Your order', payText: 'Pay', note: 'At our partner.' };
const load = (payment: unknown, orderId: string = orderFixture.orderId) => {
  const answers = { [order.path]: { order: orderFixture, payment } };
  const { context, made } = loaderContext(`/subscribe/checkout/${orderId}`, answers, {
    session: sessionFixture,
  });
  return { made, loading: loadCheckout(settings, context) };
};

it('posts the signed fields to the gateway, with the exact amount on the button', async () => {
  const payment = { action: 'https://pay.example/_payment', fields: { txnid: 'x', hash: 'h' } };
  const { data } = await load(payment).loading;
  expect(data).toMatchObject({
    found: true,
    order: {
      lines: [
        { name: 'Early Applicant', term: 'for 6 months', amount: '₹1,499' },
        { name: 'Resume Builder', amount: '₹1,999' },
        { name: 'Combo discount', term: 'for buying both', amount: '−₹499' },
      ],
      amount: '₹2,999',
      tax: 'Includes 18% IGST of ₹457.47.',
    },
    form: {
      action: 'https://pay.example/_payment',
      fields: [
        { name: 'txnid', value: 'x' },
        { name: 'hash', value: 'h' },
      ],
    },
  });
  const html = renderFixture(Checkout, fixtures);
  expect(html).toMatch(/<form[^>]* action="https:\/\/pay\.example\/_payment" method="post"/);
  expect(textOf(html)).toContain('Pay ₹1,499');
});

it("asks for the buyer's State before the payment, and lets it be changed", async () => {
  const { data } = await load(null).loading;
  expect(data).toMatchObject({
    billing: {
      action: `/api/subscription/orders/${orderFixture.orderId}/buyer`,
      next: `/subscribe/checkout/${orderFixture.orderId}`,
      state: '27',
    },
  });
  const missing = renderFixture(Checkout, fixtures, 'State missing');
  expect(textOf(missing)).toContain('Continue to payment');
  expect(missing).toMatch(/<select[^>]* name="state"[^>]* required/);
  expect(missing).not.toContain('pay.example');
  const known = renderFixture(Checkout, fixtures);
  expect(textOf(known)).toContain('Billed to Maharashtra. Change');
  expect(known).toContain('pay.example');
});

it('offers no payment while the gateway processes it, and links to the result', async () => {
  expect((await load(null).loading).data).toMatchObject({ form: null });
  expect(renderFixture(Checkout, fixtures, 'done')).toContain('href="/subscribe/success?order=');
});

it('loads no order for an invalid id', async () => {
  const { made, loading } = load(null, 'nonsense');
  expect(await loading).toMatchObject({ data: { found: false }, page: { status: 404 } });
  expect(made).toEqual([]);
});
