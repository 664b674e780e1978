import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { refundEnd } from './read-orders.ts';

/**
 * Saves a seeker's refund request for a paid order; repeating it changes nothing. Throws ORDER_NOT_FOUND, also for
 * another seeker's and for an unpaid one, and REFUND_LATE after the last day. @param now epoch ms
 */
export const createRefundRequest = (
  database: Kysely<Schema>,
  { seekerId, orderId }: { readonly seekerId: number; readonly orderId: string },
  now: number,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const order = await transaction
      .selectFrom('orders')
      .select('paid_at')
      .where('id', '=', orderId)
      .where('seeker_id', '=', seekerId)
      .where('status', '=', 'paid')
      .forUpdate()
      .executeTakeFirst();
    const end = refundEnd(order?.paid_at ?? null);
    if (!end) throw new AppError('ORDER_NOT_FOUND');
    const refund = await transaction
      .selectFrom('refund_requests')
      .select('order_id')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (refund) return;
    if (end.getTime() <= now) throw new AppError('REFUND_LATE');
    await transaction
      .insertInto('refund_requests')
      .values({ order_id: orderId, asked_at: new Date(now) })
      .execute();
  });
