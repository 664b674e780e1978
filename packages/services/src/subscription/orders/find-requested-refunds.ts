import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface RequestedRefund {
  readonly orderId: string;
  readonly brand: Brand;
  readonly amount: string;
  readonly requestedAt: Date;
}

/** Paid orders with a pending refund request, oldest request first. */
export const findRequestedRefunds = (database: Kysely<Schema>): Promise<RequestedRefund[]> =>
  database
    .selectFrom('refund_requests')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_id as orderId', 'brand', 'amount', 'asked_at as requestedAt'])
    .where('status', '=', 'paid')
    .orderBy('asked_at')
    .orderBy('order_id')
    .execute();
