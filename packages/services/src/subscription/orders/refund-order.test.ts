import {
  order,
  paymentCallback,
  requestRefund,
  subscriptionDetails,
} from '@broadsheet/contract/calls/subscription';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payuCallbackHash } from '../payments/payu/payu-hash.ts';
import { findUnsettled } from './find-unsettled.ts';
import { gatewayFieldsOf, openTestOrder } from './gateway-fields.fixture.ts';
import { refundOrder } from './refund-order.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const buy = async (token: string) => {
  const { orderId, fields } = await openTestOrder(services, token, 'pro');
  await services.send(paymentCallback, { body: gatewayFieldsOf(fields, 'success') });
  return orderId;
};
const expiryOf = async (token: string) =>
  (await services.call(subscriptionDetails, { token })).pro.expiry;
const refund = (orderId: string) =>
  refundOrder(services.database, { orderId, reason: 'asked for' }, services);

it('ends what the order gave, once, and says so of the order', async () => {
  const { token } = await addSeeker(services);
  const orderId = await buy(token);
  expect(await Promise.all([refund(orderId), refund(orderId)])).toEqual(
    expect.arrayContaining(['999.00', null]),
  );
  expect(await services.call(subscriptionDetails, { token })).toMatchObject({
    pro: { active: false },
  });
  expect(await services.call(order, { token, params: { orderId } })).toMatchObject({
    order: { status: 'refunded' },
    payment: null,
  });
});

it('leaves the other of two terms, whichever is given back', async () => {
  for (const which of [0, 1]) {
    const { token } = await addSeeker(services);
    const bought = [await buy(token)];
    const first = await expiryOf(token);
    bought.push(await buy(token));
    await refund(bought[which] ?? '');
    const days = (Date.parse((await expiryOf(token)) ?? '') - Date.parse(first ?? '')) / 86_400_000;
    expect(Math.abs(days)).toBeLessThan(4);
    await refund(bought[1 - which] ?? '');
    expect(await services.call(subscriptionDetails, { token })).toMatchObject({
      pro: { active: false },
    });
  }
});

it('is of paid orders alone, and the gateway’s word comes too late after it', async () => {
  const { token } = await addSeeker(services);
  const { orderId, fields } = await openTestOrder(services, token, 'pro');
  expect(await refund(orderId)).toBeNull();
  expect(await refund('bs000000000000000000')).toBeNull();
  const reported = gatewayFieldsOf(fields, 'success');
  await services.send(paymentCallback, { body: reported });
  await refund(orderId);
  await services.send(paymentCallback, { body: reported });
  expect(await services.call(subscriptionDetails, { token })).toMatchObject({
    pro: { active: false },
  });
});

it('lists orders whose end is not known, with what was said of them', async () => {
  const { token } = await addSeeker(services);
  const open = await openTestOrder(services, token, 'both');
  const paid = await buy(token);
  const reported = { ...gatewayFieldsOf(open.fields, 'success'), amount: '1.00' };
  const hash = payuCallbackHash('sandbox', 'sandbox', reported);
  await services.send(paymentCallback, { body: { ...reported, hash } });
  const listed = await findUnsettled(services.database, services.now + 1);
  const ids = listed.map(({ orderId }) => orderId);
  expect(ids).not.toContain(paid);
  expect(listed.find(({ orderId }) => orderId === open.orderId)).toMatchObject({
    status: 'open',
    verdicts: ['differs'],
  });
  expect(await findUnsettled(services.database, services.now)).toEqual([]);
});

it('is asked for once, within its days, by who has paid', async () => {
  const { token } = await addSeeker(services);
  const { token: other } = await addSeeker(services);
  const open = await openTestOrder(services, token, 'resume-builder');
  const params = { orderId: await buy(token) };
  const refused = async (requester: string, orderId = params.orderId) =>
    (await services.send(requestRefund, { token: requester, params: { orderId } })).body;
  expect(await refused(other)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await refused(token, open.orderId)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  const first = await services.call(requestRefund, { token, params });
  expect(first.order.refund).toEqual({
    askableUntil: null,
    askedAt: new Date(services.now).toISOString(),
    recordedAt: null,
  });
  const pass = (orderId: string, days: number) =>
    services.database
      .updateTable('orders')
      .set({ paid_at: new Date(services.now - days * DAY_MS) })
      .where('id', '=', orderId)
      .execute();
  await pass(params.orderId, 8);
  expect((await services.call(requestRefund, { token, params })).order.refund).toEqual(
    first.order.refund,
  );
  await refund(params.orderId);
  const { order: given } = await services.call(order, { token, params });
  expect(given.refund.recordedAt).toBe(new Date(services.now).toISOString());
  const late = await buy(token);
  await pass(late, 7);
  expect(await refused(token, late)).toMatchObject({ code: 'REFUND_LATE' });
});
