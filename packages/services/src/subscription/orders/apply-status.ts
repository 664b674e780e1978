import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { OrdersTable, Verdict } from '../../platform/database/tables/orders.ts';
import type { GatewayReport } from '../payments/payment-gateway.ts';
import { grant } from './grant.ts';
import { issueInvoice } from './issue-invoice.ts';
import { notifyPayer } from './notify-payer.ts';
import type { OrderContext } from './order-context.ts';

const give = async (
  transaction: Transaction<Schema>,
  orderId: string,
  seekerId: number,
  now: number,
): Promise<void> => {
  const items = await transaction
    .selectFrom('order_items')
    .select(['feature', 'months'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  for (const { feature, months } of items) {
    const { from, until } = await grant(transaction, { seekerId, feature, months }, now);
    await transaction
      .updateTable('order_items')
      .set({ given_from: from, given_until: until })
      .where('order_id', '=', orderId)
      .where('feature', '=', feature)
      .execute();
  }
};

/** The effect of a gateway's report on its order; `again` means none. A report never undoes a payment. */
const verdictOn = (
  { status }: Selectable<OrdersTable>,
  { outcome }: GatewayReport,
): 'again' | GatewayReport['outcome'] => {
  if (status === 'paid' || status === 'refunded' || status === outcome) return 'again';
  return status === 'failed' && outcome === 'pending' ? 'again' : outcome;
};

const isAbout = (
  order: Selectable<OrdersTable>,
  { brand, amount, product }: GatewayReport,
): boolean => order.brand === brand && order.amount === amount && order.choice === product;

/**
 * Applies a verified report of the gateway if its order, brand, amount, plans and seeker match the stored ones. Grants
 * the order's features in this transaction, under a lock of the order, and so once.
 */
export const applyStatus = async (
  transaction: Transaction<Schema>,
  word: GatewayReport,
  context: OrderContext,
): Promise<Verdict> => {
  const { now } = context;
  const order = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', word.orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return 'unknown-order';
  const verdict = verdictOn(order, word);
  if (!isAbout(order, word)) return 'differs';
  // An erased account cannot receive anything.
  if (order.seeker_id === null) return 'nobody';
  const { public_id } = await transaction
    .selectFrom('seekers')
    .select('public_id')
    .where('id', '=', order.seeker_id)
    .executeTakeFirstOrThrow();
  if (public_id !== word.buyer) return 'differs';
  if (verdict === 'again') return verdict;
  const at = new Date(now);
  await transaction
    .updateTable('orders')
    .set({
      status: verdict,
      changed_at: at,
      payment_id: word.paymentId || null,
      ...(verdict === 'paid' ? { paid_at: at } : {}),
    })
    .where('id', '=', order.id)
    .execute();
  if (verdict === 'paid') {
    await give(transaction, order.id, order.seeker_id, now);
    await issueInvoice(transaction, order.id, now);
    await notifyPayer(
      transaction,
      'payment-received',
      { ...order, seekerId: order.seeker_id },
      context,
    );
  }
  return verdict;
};
