import {
  order,
  orderBuyer,
  paymentCallback,
  subscriptionHash,
} from '@broadsheet/contract/calls/subscription';
import type { StateCode } from '@broadsheet/contract/indian-states';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatewayFieldsOf, openTestOrder } from './gateway-fields.fixture.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const open = async (token: string) =>
  services.call(subscriptionHash, { token, body: { plan: 'pro' } });
const setState = (token: string, orderId: string, state: string) =>
  services.send(orderBuyer, { token, params: { orderId }, body: { state: state as StateCode } });

it('an order is paid only once the State of its buyer is known, which splits its GST', async () => {
  const { token } = await addSeeker(services);
  const opened = await open(token);
  expect(opened).toMatchObject({
    payment: null,
    order: { buyerState: null, sellerState: '29', tax: { amount: '152.39', parts: [] } },
  });
  const { orderId } = opened.order;
  expect(await setState(token, orderId, '29')).toMatchObject({
    status: 200,
    body: {
      payment: { fields: { txnid: orderId, amount: '999.00' } },
      order: {
        buyerState: '29',
        amount: '999.00',
        tax: { amount: '152.38', parts: [{ amount: '76.19' }, { amount: '76.19' }] },
      },
    },
  });
  expect(await setState(token, orderId, '27')).toMatchObject({
    body: { order: { tax: { amount: '152.39', parts: [{ name: 'IGST', amount: '152.39' }] } } },
  });
});

it('the State of the last order is that of the next one', async () => {
  const { token } = await addSeeker(services);
  await openTestOrder(services, token, 'early-applicant', '32');
  expect(await open(token)).toMatchObject({
    order: { buyerState: '32' },
    payment: { fields: { amount: '999.00' } },
  });
});

it('nobody sets the State of an order that is not their own, or that is paid', async () => {
  const [{ token }, other] = [await addSeeker(services), await addSeeker(services)];
  const { orderId, fields } = await openTestOrder(services, token);
  expect(await setState(other.token, orderId, '29')).toMatchObject({
    status: 404,
    body: { code: 'ORDER_NOT_FOUND' },
  });
  await services.send(paymentCallback, { body: gatewayFieldsOf(fields, 'success') });
  expect(await setState(token, orderId, '29')).toMatchObject({
    status: 409,
    body: { code: 'ORDER_CLOSED' },
  });
  const { order: paid } = await services.call(order, { token, params: { orderId } });
  expect(paid.buyerState).toBe('27');
});

it.each(['', '00', '99', '290', 'Karnataka'])('"%s" is no State', async (state) => {
  const { token } = await addSeeker(services);
  const { orderId } = (await open(token)).order;
  expect(await setState(token, orderId, state)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION' },
  });
});

it('a seller who is not registered for GST asks nobody for a State', async () => {
  await sql`
    update brand_rules set selling = jsonb_set(jsonb_set(selling, '{seller,gstin}', 'null'), '{gstPercent}', '0')
    where brand = 'management'`.execute(services.database);
  const { token } = await addSeeker(services, { brand: 'management' });
  const opened = await services.call(subscriptionHash, {
    token,
    brand: 'management',
    body: { plan: 'pro' },
  });
  expect(opened).toMatchObject({
    order: { buyerState: null, sellerState: null, tax: { percent: 0 } },
    payment: { fields: { txnid: opened.order.orderId } },
  });
});
