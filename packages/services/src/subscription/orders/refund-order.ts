import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { notifyPayer } from './notify-payer.ts';
import type { OrderContext } from './order-context.ts';
import { takeBack } from './take-back.ts';

export interface Refund {
  readonly orderId: string;
  readonly reason: string;
}

/**
 * Records that a paid order was refunded, and ends its features. The money itself moves at the gateway. A second refund
 * finds no paid order. @returns the amount; null for an order that is not paid.
 */
export const refundOrder = (
  database: Kysely<Schema>,
  { orderId, reason }: Refund,
  context: OrderContext,
): Promise<string | null> =>
  database.transaction().execute(async (transaction) => {
    const { now } = context;
    const at = new Date(now);
    const order = await transaction
      .updateTable('orders')
      .set({ status: 'refunded', changed_at: at })
      .where('id', '=', orderId)
      .where('status', '=', 'paid')
      .returning(['id', 'brand', 'amount', 'seeker_id'])
      .executeTakeFirst();
    if (!order) return null;
    const { amount, seeker_id: seekerId } = order;
    await transaction
      .insertInto('refunds')
      .values({ order_id: orderId, amount, reason, refunded_at: at })
      .execute();
    if (seekerId === null) return amount;
    const items = await transaction
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute();
    for (const { feature, given_from: from, given_until: until } of items)
      if (from && until) await takeBack(transaction, { seekerId, feature, from, until }, now);
    await notifyPayer(transaction, 'payment-refunded', { ...order, seekerId }, context);
    return amount;
  });
