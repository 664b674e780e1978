import { outbox } from '@broadsheet/contract/calls/internal';
import { DAY_MS, MINUTE_MS } from '@broadsheet/contract/durations';
import type { OrderStatus, PlanChoice } from '@broadsheet/contract/entities/order';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { giveFeature } from '@broadsheet/test-kit/database/give-feature';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDirectory } from '../../platform/brands/directory.ts';
import { grant } from '../orders/grant.ts';
import { openOrder } from '../orders/open-order.ts';
import { queueRenewalReminders } from './queue-renewal-reminders.ts';
import { queueUnpaidMails } from './queue-unpaid-mails.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices();
});
afterEach(() => services.close());

const remind = (batchSize?: number) => {
  const { database, now } = services;
  return queueRenewalReminders(
    { database, readDirectory: createDirectory(database), now },
    batchSize,
  );
};
const queueUnpaid = () => queueUnpaidMails(services.database, services.now);
/** The queued mails in order: the code or the order that each is about. */
const queued = async () => {
  const { rows } = await sql<{ reference: string }>`
    select coalesce(variables->>'code', variables->>'orderId') as reference from messages
    where template in ('plan-reminder', 'payment-incomplete') order by id`.execute(
    services.database,
  );
  return rows.map(({ reference }) => reference);
};

describe('reminders of a plan', () => {
  it('go at their times, each once, however many runs there are', async () => {
    const { seeker } = await addSeeker(services);
    await giveFeature(services, seeker.id, 'resume-builder', 20);
    for (let day = 0; day < 40; day += 1) {
      await Promise.all([remind(1), remind()]);
      services.now += DAY_MS;
    }
    expect(await queued()).toEqual(['105', '106', '107', '108']);
  });

  it('are not made up for where they could not go: only the present one does', async () => {
    const { seeker } = await addSeeker(services);
    await giveFeature(services, seeker.id, 'pro', 2);
    await remind();
    expect(await queued()).toEqual(['110']);
  });

  it('begin anew for a term that was renewed, which begins where the first ends', async () => {
    const { seeker } = await addSeeker(services);
    const { database } = services;
    await giveFeature(services, seeker.id, 'early-applicant', 10);
    await remind();
    const end = services.now + 10 * DAY_MS;
    const term = await database
      .transaction()
      .execute((transaction) =>
        grant(
          transaction,
          { seekerId: seeker.id, feature: 'early-applicant', months: 6 },
          services.now,
        ),
      );
    expect(term.from.getTime()).toBe(end);
    services.now = end + 7 * DAY_MS;
    await remind();
    expect(await queued()).toEqual(['101']);
    services.now = term.until.getTime() - 14 * DAY_MS;
    await remind();
    expect(await queued()).toEqual(['101', '101']);
  });

  it('lead to where the plan is renewed, with their code, and say what is so', async () => {
    const { seeker } = await addSeeker(services);
    await giveFeature(services, seeker.id, 'pro', 14);
    await sql`select graphile_worker.add_job('renewal-reminders')`.execute(services.database);
    await runTestJobs(services);
    services.now += 21 * DAY_MS;
    await sql`select graphile_worker.add_job('renewal-reminders')`.execute(services.database);
    await runTestJobs(services);
    const { items } = await services.call(outbox, { query: { to: seeker.email } });
    const [after, before] = items;
    expect(before?.subject).toMatch(/^Your Pro membership plan ends on \d+ \w+ \d{4}$/);
    expect(before?.text).toContain('/subscribe/pro-membership?ref=109');
    expect(after?.subject).toMatch(/^Your Pro membership plan ended on \d+ \w+ \d{4}$/);
    expect(after?.text).toContain('?ref=112');
  });

  it('go to nobody who cannot be reached, has closed the account, or has given the plan back', async () => {
    const { database } = services;
    const near = async (changes: Parameters<typeof addSeeker>[1]) => {
      const { seeker } = await addSeeker(services, changes);
      await giveFeature(services, seeker.id, 'resume-builder', 2);
      return seeker;
    };
    await near({ email_verified_at: null });
    await near({ email_invalid_at: new Date(services.now) });
    await near({ status: 'deactivated' });
    const back = await near({});
    await addOrder(back.id, 'resume-builder', 'refunded');
    await remind();
    expect(await queued()).toEqual([]);
    await database.updateTable('orders').set({ status: 'paid' }).execute();
    await remind();
    expect(await queued()).toEqual(['106']);
  });
});

const addOrder = async (seekerId: number, choice: PlanChoice, status: OrderStatus = 'open') => {
  const { database, now } = services;
  const orderId = await openOrder(database, { seekerId, brand: 'tech', choice }, now);
  const paid_at = status === 'paid' || status === 'refunded' ? new Date(now) : null;
  await database
    .updateTable('orders')
    .set({ status, paid_at, changed_at: new Date(now) })
    .where('id', '=', orderId)
    .execute();
  return orderId;
};

describe('the mail about an order that was not paid', () => {
  it('goes once, an hour after the order was opened', async () => {
    const { seeker } = await addSeeker(services);
    const orderId = await addOrder(seeker.id, 'both');
    services.now += 59 * MINUTE_MS;
    await queueUnpaid();
    expect(await queued()).toEqual([]);
    services.now += MINUTE_MS;
    await Promise.all([queueUnpaid(), queueUnpaid(), queueUnpaid()]);
    services.now += 5 * MINUTE_MS;
    await queueUnpaid();
    expect(await queued()).toEqual([orderId]);
    await runTestJobs(services);
    const { items } = await services.call(outbox, { query: { to: seeker.email } });
    expect(items[0]?.text).toContain('Early Applicant and Resume Builder for ₹2,999');
    expect(items[0]?.text).toContain(`/subscribe/checkout/${orderId}?ref=100`);
  });

  it.each(['paid', 'pending', 'failed', 'refunded'] as const)(
    'goes for none that is %s',
    async (status) => {
      const { seeker } = await addSeeker(services);
      await addOrder(seeker.id, 'pro', status);
      services.now += 61 * MINUTE_MS;
      await queueUnpaid();
      expect(await queued()).toEqual([]);
    },
  );

  it('goes for the last of several, for none beside which the same was paid, and for none of the day before', async () => {
    const several = await addSeeker(services);
    await addOrder(several.seeker.id, 'pro');
    const otherwise = await addSeeker(services);
    await addOrder(otherwise.seeker.id, 'early-applicant');
    const old = await addSeeker(services);
    await addOrder(old.seeker.id, 'pro');
    services.now += 23 * 60 * MINUTE_MS;
    const last = await addOrder(several.seeker.id, 'resume-builder');
    await addOrder(otherwise.seeker.id, 'both', 'paid');
    services.now += 61 * MINUTE_MS;
    await queueUnpaid();
    expect(await queued()).toEqual([last]);
  });
});
