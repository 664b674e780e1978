import { openOrder } from '@broadsheet/services/subscription/orders/open-order';
import { createRefundRequest } from '@broadsheet/services/subscription/orders/request-refund';
import { createSandboxGateway } from '@broadsheet/services/subscription/payments/payu/payu-gateway';
import { openSandboxBooks } from '@broadsheet/services/subscription/payments/payu/sandbox-books';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from './run-cli.fixture.ts';

const REQUEST = {
  amount: '999.00',
  product: 'pro',
  brand: 'tech',
  firstName: 'Asha',
  email: 'asha@example.org',
  phone: '',
  callbackUrl: 'http://tech.localhost:3000/api/subscription/',
};

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const run = (...argv: string[]) => runHere(['orders', ...argv], { DATABASE_URL: services.url });

it('asks the gateway about an order whose end is not known, and lists and records refunds', async () => {
  const { seeker } = await addSeeker(services);
  const { selling } = await services.database
    .selectFrom('brand_rules')
    .select('selling')
    .where('brand', '=', 'tech')
    .executeTakeFirstOrThrow();
  const wanted = { seekerId: seeker.id, brand: 'tech', choice: 'pro', selling } as const;
  const orderId = await openOrder(services.database, wanted, Date.now() - 3_600_000);
  const { out } = await run('reconcile');
  expect(out).toContain(`${orderId}   tech    open  999.00`);
  expect(out).toContain('not known there');
  expect((await run('reconcile', '--minutes', '90')).out).toBe('No order is open.\n');
  expect(await run('refund', orderId, '--reason', 'asked for')).toMatchObject({
    code: 2,
    err: `broadsheet: There is no paid order ${orderId}.\n`,
  });
  const { createForm: ask, verify, pretend } = createSandboxGateway();
  const form = ask({ ...REQUEST, orderId, buyer: seeker.public_id });
  const response = pretend?.(form.fields, 'success') ?? {};
  expect(verify(response)).not.toBeNull();
  await openSandboxBooks(services.database).write(orderId, response);
  expect((await run('reconcile')).out).toMatch(/\bpaid\n/);
  expect((await run('reconcile')).out).toBe('No order is open.\n');
  expect((await run('refunds')).out).toBe('There are no refund requests.\n');
  await createRefundRequest(services.database, { seekerId: seeker.id, orderId }, Date.now());
  expect((await run('refunds')).out).toMatch(new RegExp(`${orderId} +tech +999.00`));
  expect(await run('refund', orderId, '--reason', 'asked for')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Refund ₹999.00 at the gateway'),
  });
});

it.each([
  [[]],
  [['pay']],
  [['refund', 'x', '--reason', 'y']],
  [['refund']],
  [['reconcile', '--minutes', 'x']],
])('says what it needs for %j', async (argv) => {
  expect(await run(...argv)).toMatchObject({ code: 2, out: '' });
});
