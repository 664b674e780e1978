import { orders, paymentCallback, subscriptionHash } from '@broadsheet/contract/calls/subscription';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readSelling } from '../../platform/brands/read-selling.ts';
import { gatewayFieldsOf, openTestOrder } from './gateway-fields.fixture.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const price = (rupees: number, revision: string) =>
  sql`
    update brand_rules set revision = ${revision},
      selling = jsonb_set(selling, '{plans,proMembership,priceRupees}', to_jsonb(${rupees}::integer))
    where brand = 'tech'`.execute(services.database);
beforeEach(() => price(999, 'first'));

const buy = (token: string, amount: string) =>
  services.send(subscriptionHash, { token, body: { plan: 'pro', amount } });
const changed = {
  status: 409,
  body: {
    code: 'PRICE_CHANGED',
    details: [{ path: 'body/amount', message: 'is 1299.00 now' }],
  },
};

it('an order has the price that was shown, and remembers which revision said so', async () => {
  const { token } = await addSeeker(services);
  expect(await buy(token, '999.00')).toMatchObject({
    status: 200,
    body: { order: { amount: '999.00' } },
  });
  const { seeker, ...second } = await addSeeker(services);
  await price(1_299, 'second');
  expect(await buy(second.token, '1299.00')).toMatchObject({ status: 200 });
  const { rows } = await sql<{ amount: string; price_revision: string }>`
    select amount, price_revision from orders order by amount`.execute(services.database);
  expect(rows).toEqual([
    { amount: '1299.00', price_revision: 'second' },
    { amount: '999.00', price_revision: 'first' },
  ]);
  expect((await readSelling(services.database, 'tech')).revision).toBe('second');
});

it('a page that shows an older price orders nothing, and is told the price of now', async () => {
  const { token } = await addSeeker(services);
  await price(1_299, 'second');
  expect(await buy(token, '999.00')).toMatchObject(changed);
  expect(await services.call(orders, { token })).toEqual({ orders: [] });
});

it('an order that waits at the price of now is not found by who was shown another', async () => {
  const { token } = await addSeeker(services);
  await price(1_299, 'second');
  await buy(token, '1299.00');
  expect(await buy(token, '999.00')).toMatchObject(changed);
});

it('a payment that the gateway has is found at whatever price: nobody pays twice', async () => {
  const { token } = await addSeeker(services);
  const { orderId, fields } = await openTestOrder(services, token, 'pro');
  await services.send(paymentCallback, { body: gatewayFieldsOf(fields, 'pending') });
  await price(1_299, 'second');
  expect(await buy(token, '999.00')).toMatchObject({
    status: 200,
    body: { order: { orderId, status: 'pending' } },
  });
});

it.each(['999', '-1.00', '1e3', ''])('a price written as "%s" is no price', async (amount) => {
  const { token } = await addSeeker(services);
  expect(await buy(token, amount)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
});
