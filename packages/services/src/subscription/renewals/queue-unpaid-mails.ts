import { HOUR_MS } from '@broadsheet/contract/durations';
import { ORDER_OPEN_HOURS } from '@broadsheet/contract/entities/order';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import { formatPlanNames } from '../format-plan-names.ts';

/** An order stays open for a day: a later mail would lead nowhere. */
const WAITS_MS = ORDER_OPEN_HOURS * HOUR_MS;

/**
 * The newest order of each seeker that has been open for the brand's delay, without a reminder, and without a later
 * payment for the same plans.
 */
const unpaidOrders = (database: Kysely<Schema>, now: number) =>
  database
    .selectFrom('orders')
    .innerJoin('seekers', 'seekers.id', 'orders.seeker_id')
    .innerJoin('brand_rules', 'brand_rules.brand', 'orders.brand')
    .select(['orders.id as orderId', 'orders.brand', 'amount', 'seekers.id as seekerId'])
    .select(['email', 'name'])
    .where('orders.status', '=', 'open')
    .where('opened_at', '>', new Date(now - WAITS_MS))
    .where(
      sql<boolean>`opened_at <= ${new Date(now)}::timestamptz - unpaid_minutes * interval '1 minute'`,
    )
    .where('seekers.status', '=', 'active')
    .where('email_verified_at', 'is not', null)
    .where('email_invalid_at', 'is', null)
    .where(sql<boolean>`not exists (select from payment_reminders where order_id = orders.id)`)
    .where(
      sql<boolean>`not exists (
        select from orders other where other.seeker_id = orders.seeker_id and other.id <> orders.id
        and (
          other.status = 'open' and other.opened_at > orders.opened_at
          or other.status in ('paid', 'pending') and other.changed_at >= orders.opened_at and exists (
            select from order_items mine join order_items theirs using (feature)
            where mine.order_id = orders.id and theirs.order_id = other.id)))`,
    )
    .orderBy('orders.id');

const readNames = async (database: Kysely<Schema>, orderId: string): Promise<string> => {
  const rows = await database
    .selectFrom('order_items')
    .select('name')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return formatPlanNames(rows.map(({ name }) => name));
};

/**
 * Queues one mail for each unpaid order. Safe to run again, and twice at once: it locks the order, so that a concurrent
 * payment gets no reminder. @param now epoch ms
 */
export const queueUnpaidMails = async (database: Kysely<Schema>, now: number): Promise<void> => {
  const waiting = await unpaidOrders(database, now).execute();
  for (const { orderId } of waiting)
    await database.transaction().execute(async (transaction) => {
      await sql`select from orders where id = ${orderId} for no key update`.execute(transaction);
      const order = await unpaidOrders(transaction, now)
        .where('orders.id', '=', orderId)
        .executeTakeFirst();
      if (!order) return;
      await transaction
        .insertInto('payment_reminders')
        .values({ order_id: orderId, queued_at: new Date(now) })
        .execute();
      await queueMessage(transaction, {
        brand: order.brand,
        channel: 'email',
        seekerId: order.seekerId,
        recipient: order.email,
        template: 'payment-incomplete',
        variables: {
          name: order.name,
          plans: await readNames(transaction, orderId),
          amount: order.amount,
          orderId,
        },
        now,
      });
    });
};
