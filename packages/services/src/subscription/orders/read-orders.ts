import { DAY_MS } from '@broadsheet/contract/durations';
import { type Order, REFUND_DAYS } from '@broadsheet/contract/entities/order';
import { AppError } from '@broadsheet/contract/errors';
import { splitGst } from '@broadsheet/contract/gst';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { invoiceNumber } from './issue-invoice.ts';

const SHOWN_MAX = 50;
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Until when an order that was paid then can be refunded. */
export const refundEnd = (paidAt: Date | null): Date | null =>
  paidAt && new Date(paidAt.getTime() + REFUND_DAYS * DAY_MS);

/** A seeker's own orders, newest first, at most 50. @param orderId only this one */
export const readOrders = async (
  database: Kysely<Schema>,
  seekerId: number,
  orderId?: string,
): Promise<Order[]> => {
  const rows = await database
    .selectFrom('orders')
    .leftJoin('invoices', 'invoices.order_id', 'orders.id')
    .leftJoin('refund_requests', 'refund_requests.order_id', 'orders.id')
    .leftJoin('refunds', 'refunds.order_id', 'orders.id')
    .selectAll('orders')
    .select(['invoices.year', 'invoices.number', 'refund_requests.asked_at', 'refunded_at'])
    .where('seeker_id', '=', seekerId)
    .$if(orderId !== undefined, (query) => query.where('orders.id', '=', orderId ?? ''))
    .orderBy('opened_at', 'desc')
    .orderBy('orders.id')
    .limit(SHOWN_MAX)
    .execute();
  if (rows.length === 0) return [];
  const items = await database
    .selectFrom('order_items')
    .selectAll()
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    orderId: row.id,
    status: row.status,
    plan: row.choice,
    items: items
      .filter(({ order_id }) => order_id === row.id)
      .map(({ feature, name, months, amount, given_until }) => ({
        feature,
        name,
        months,
        amount,
        until: iso(given_until),
      })),
    saved: row.saved,
    amount: row.amount,
    tax: {
      percent: row.tax_percent,
      amount: row.tax,
      parts: splitGst(row.amount, row.tax_percent, {
        seller: row.seller_state,
        buyer: row.buyer_state,
      }),
    },
    buyerState: row.buyer_state,
    sellerState: row.seller_state,
    openedAt: row.opened_at.toISOString(),
    paidAt: iso(row.paid_at),
    invoice: row.year === null || row.number === null ? null : invoiceNumber(row.year, row.number),
    refund: {
      askableUntil: row.status === 'paid' && !row.asked_at ? iso(refundEnd(row.paid_at)) : null,
      askedAt: iso(row.asked_at),
      recordedAt: iso(row.refunded_at),
    },
  }));
};

/** Throws ORDER_NOT_FOUND, also for another seeker's. */
export const readOrder = async (
  database: Kysely<Schema>,
  seekerId: number,
  orderId: string,
): Promise<Order> => {
  const [order] = await readOrders(database, seekerId, orderId);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return order;
};
