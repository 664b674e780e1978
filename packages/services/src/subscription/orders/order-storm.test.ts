import { paymentCallback } from '@broadsheet/contract/calls/subscription';
import { PLAN_CHOICES } from '@broadsheet/contract/entities/order';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { stopDatabase } from '@broadsheet/test-kit/database/stop-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fields, gatewayFieldsOf, openTestOrder } from './gateway-fields.fixture.ts';

const ORDERS = process.env.ORDERS === 'full' ? 1_000 : 60;
const AT_ONCE = 8;
/** The database stops after every so many orders, until enough reports have found it away. */
const STOP_EVERY = 25;
const MISSED = 3;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

/** The same numbers on each run, from 0 up to 1. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};
const random = createRandom(20_261_122);
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

const STATUSES = ['success', 'success', 'failure', 'pending'] as const;
const FORGERIES: readonly ((paid: Fields) => Fields)[] = [
  (paid) => ({ ...paid, hash: '0'.repeat(128) }),
  (paid) => ({ ...paid, amount: '1.00' }),
  (paid) => ({ ...paid, udf2: 'somebody-else' }),
];

interface Play {
  readonly orderId: string;
  readonly seekerId: number;
  readonly reports: readonly Fields[];
  readonly isPaid: boolean;
}

const plan = async (): Promise<Play> => {
  const { token, seeker } = await addSeeker(services);
  const { orderId, fields } = await openTestOrder(services, token, oneOf(PLAN_CHOICES));
  const true_ = Array.from({ length: Math.floor(random() * 4) }, () => oneOf(STATUSES));
  const forged = random() < 0.4 ? [oneOf(FORGERIES)(gatewayFieldsOf(fields, 'success'))] : [];
  const reports = [...true_.map((status) => gatewayFieldsOf(fields, status)), ...forged];
  if (random() < 0.5) reports.reverse();
  return { orderId, seekerId: seeker.id, reports, isPaid: true_.includes('success') };
};

it(`grants each of ${ORDERS} orders that is paid once, and no other, though the database stops`, async () => {
  const plays: Play[] = [];
  for (let index = 0; index < ORDERS; index += 1) plays.push(await plan());
  let missed = 0;
  let stops = 0;
  let away: Promise<Awaited<ReturnType<typeof stopDatabase>>> | null = null;
  /** Like gateways: a report that was not accepted is sent again. */
  const reportStatus = async (word: Fields): Promise<void> => {
    const { status } = await services.send(paymentCallback, { body: word });
    if (status < 500) return;
    missed += 1;
    if (away && missed >= MISSED) {
      const stopped = away;
      away = null;
      await (await stopped).start();
    }
    return reportStatus(word);
  };
  const waiting = plays.map((play, index) => ({ play, index }));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (next.index % STOP_EVERY === STOP_EVERY - 1 && !away && next.play.reports.length > 0) {
        missed = 0;
        stops += 1;
        away = stopDatabase(services.url);
      }
      // Concurrently, because a browser and a gateway may send the same report.
      await Promise.all(next.play.reports.map(reportStatus));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const left = away as Awaited<ReturnType<typeof stopDatabase>> | null;
  await (await left)?.start();

  const { database } = services;
  const given = await database.selectFrom('order_items').selectAll().execute();
  const invoices = await database.selectFrom('invoices').selectAll().orderBy('number').execute();
  const held = await database.selectFrom('entitlements').selectAll().execute();
  for (const { orderId, seekerId, isPaid } of plays) {
    const items = given.filter(({ order_id }) => order_id === orderId);
    const own = held.filter(({ seeker_id }) => seeker_id === seekerId);
    expect(own.map(({ until }) => until)).toEqual(
      isPaid ? items.map(({ given_until }) => given_until) : [],
    );
    for (const { given_from } of items)
      expect(given_from?.getTime()).toBe(isPaid ? services.now : undefined);
  }
  const paid = plays.filter(({ isPaid }) => isPaid).map(({ orderId }) => orderId);
  expect(invoices.map(({ order_id }) => order_id).sort()).toEqual(paid.sort());
  expect(invoices.map(({ number }) => number)).toEqual(paid.map((_, index) => index + 1));
  expect(stops).toBeGreaterThan(0);
});
