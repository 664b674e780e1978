import { openOrder } from '@broadsheet/services/orders/open-order';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from './run-cli.fixture.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const run = (...argv: string[]) => runHere(['orders', ...argv], { DATABASE_URL: services.url });

it('lists an order whose end is not known, and refunds one that is paid', async () => {
  const { seeker } = await addSeeker(services);
  const { selling } = await services.database
    .selectFrom('brand_rules')
    .select('selling')
    .where('brand', '=', 'tech')
    .executeTakeFirstOrThrow();
  const wanted = { seekerId: seeker.id, brand: 'tech', choice: 'pro', selling } as const;
  const orderId = await openOrder(services.database, wanted, Date.now() - 3_600_000);
  expect((await run('reconcile')).out).toContain(`${orderId}   tech    open  999.00`);
  expect((await run('reconcile', '--minutes', '90')).out).toBe(
    'The end of every order is known.\n',
  );
  expect(await run('refund', orderId, '--reason', 'asked for')).toMatchObject({
    code: 2,
    err: `broadsheet: There is no paid order ${orderId}.\n`,
  });
  await services.database
    .updateTable('orders')
    .set({ status: 'paid', paid_at: new Date() })
    .where('id', '=', orderId)
    .execute();
  expect(await run('refund', orderId, '--reason', 'asked for')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Give ₹999.00 back'),
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
