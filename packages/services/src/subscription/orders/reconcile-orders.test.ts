import { sandboxBook } from '@broadsheet/contract/calls/internal';
import { MINUTE_MS } from '@broadsheet/contract/durations';
import type { OrderStatus } from '@broadsheet/contract/entities/order';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GatewayFault, type PaymentGateway } from '../payments/payment-gateway.ts';
import { createSandboxGateway } from '../payments/payu/payu-gateway.ts';
import { openSandboxBooks } from '../payments/payu/sandbox-books.ts';
import { type Fields, gatewayFieldsOf, openTestOrder } from './gateway-fields.fixture.ts';
import { reconcileOrders } from './reconcile-orders.ts';

let services: TestServices;
let begun = 0;
beforeAll(async () => {
  services = await createTestServices();
  begun = services.now;
});
afterAll(() => services.close());
beforeEach(async () => {
  services.now = begun;
  await sql`truncate orders, payment_callbacks, messages, notifications cascade`.execute(
    services.database,
  );
});

const opened = async (plan: 'pro' | 'both' = 'pro') => {
  const { token, seeker } = await addSeeker(services);
  return { seeker, ...(await openTestOrder(services, token, plan)) };
};
/** The payer has pressed a button, but the report was lost. */
const press = (fields: Fields, status: string) =>
  services.call(sandboxBook, {
    body: { fields: new URLSearchParams(gatewayFieldsOf(fields, status)).toString() },
  });
const reconcile = (gateway?: Pick<PaymentGateway, 'find'>) => {
  const sandbox = createSandboxGateway(openSandboxBooks(services.database));
  return reconcileOrders(services, gateway ?? sandbox);
};
const statusOf = async (orderId: string): Promise<OrderStatus> => {
  const { status } = await services.database
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return status;
};
const verdicts = async () => {
  const { rows } = await sql<{ verdict: string }>`
    select verdict from payment_callbacks order by id`.execute(services.database);
  return rows.map(({ verdict }) => verdict);
};

it('settles what was paid as a callback would: once, however many ask, with a receipt', async () => {
  const paid = await opened();
  await press(paid.fields, 'success');
  services.now += 31 * MINUTE_MS;
  await Promise.all([reconcile(), reconcile()]);
  expect(await statusOf(paid.orderId)).toBe('paid');
  expect((await verdicts()).filter((verdict) => verdict === 'paid')).toHaveLength(1);
  const { rows } = await sql<{ given: string }>`
    select template as given from messages where seeker_id = ${paid.seeker.id} and template like 'payment%'
    union all select 'invoice' from invoices
    union all select text from notifications where type = 16`.execute(services.database);
  expect(rows.map(({ given }) => given).toSorted()).toEqual([
    expect.stringMatching(/^We received your payment of ₹999: .+ until \d/),
    'invoice',
    'payment-received',
  ]);
});

it('brings what has failed or waits there, and leaves what nobody has begun to pay', async () => {
  const [failed, pending, nothing] = [await opened(), await opened(), await opened()];
  await press(failed.fields, 'failure');
  await press(pending.fields, 'pending');
  services.now += 31 * MINUTE_MS;
  await reconcile();
  expect(await statusOf(failed.orderId)).toBe('failed');
  expect(await statusOf(pending.orderId)).toBe('pending');
  expect(await statusOf(nothing.orderId)).toBe('open');
});

it('gives nothing for another amount than was asked for', async () => {
  const { orderId, fields } = await opened();
  await press(fields, 'success');
  const books = openSandboxBooks(services.database);
  const { find } = createSandboxGateway(books);
  services.now += 31 * MINUTE_MS;
  await reconcile({
    find: async (id) => {
      const word = await find(id);
      return word && { ...word, amount: '1.00' };
    },
  });
  expect(await statusOf(orderId)).toBe('open');
  expect(await verdicts()).toEqual(['differs']);
});

it('asks nothing of orders that payers may still be at, and ever more rarely of the others', async () => {
  const { orderId } = await opened();
  const queried: number[] = [];
  const since = services.now;
  const gateway = {
    find: async (id: string) => {
      expect(id).toBe(orderId);
      queried.push((services.now - since) / MINUTE_MS);
      return null;
    },
  };
  for (let run = 0; run <= 35 * 144; run += 1) {
    if (run < 50 || run % 20 === 0) await reconcile(gateway);
    services.now += 10 * MINUTE_MS;
  }
  expect(queried.slice(0, 3)).toEqual([30, 60, 110]);
  expect(queried.length).toBeLessThan(15);
  expect(Math.max(...queried)).toBeLessThanOrEqual(30 * 1_440);
});

it('goes on past an order whose answer cannot be read, and gives up on a gateway that is away', async () => {
  const paid = await opened();
  const orders = [paid, await opened('both'), await opened(), await opened(), await opened()];
  await press(paid.fields, 'success');
  services.now += 31 * MINUTE_MS;
  let queried = 0;
  const away = async () => {
    queried += 1;
    throw new GatewayFault('TimeoutError');
  };
  await expect(reconcile({ find: away })).rejects.toThrow('3 orders were not asked about');
  expect(queried).toBe(3);
  const { find } = createSandboxGateway(openSandboxBooks(services.database));
  const unreadable = orders[1]?.orderId;
  services.now += 31 * MINUTE_MS;
  await expect(
    reconcile({ find: (id) => (id === unreadable ? away() : find(id)) }),
  ).rejects.toThrow('1 orders were not asked about');
  expect(await statusOf(paid.orderId)).toBe('paid');
});

it('is done in the background', async () => {
  const { orderId, fields } = await opened();
  await press(fields, 'success');
  services.now += 31 * MINUTE_MS;
  await sql`select graphile_worker.add_job('reconcile-orders')`.execute(services.database);
  await runTestJobs(services);
  expect(await statusOf(orderId)).toBe('paid');
});

it('keeps nothing in the sandbox’s books that it has not signed', async () => {
  const { fields } = await opened();
  const forged = { ...gatewayFieldsOf(fields, 'success'), amount: '1.00' };
  expect(
    await services.send(sandboxBook, {
      body: { fields: new URLSearchParams(forged).toString() },
    }),
  ).toMatchObject({ status: 400, body: { code: 'PAYMENT_UNVERIFIED' } });
});
