import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface UnsettledOrder {
  readonly orderId: string;
  readonly brand: string;
  readonly status: string;
  readonly amount: string;
  readonly openedAt: Date;
  /** Words about it that gave nothing, each once: `forged` (of before they were refused unrecorded), `differs`, `nobody`, `received`. */
  readonly words: readonly string[];
}

/**
 * Orders whose end is not known so long after they were opened, and those of which something was said that gave nothing:
 * what the gateway's own list is to be compared with. The oldest first. @param before epoch ms
 */
export const findUnsettled = async (
  database: Kysely<Schema>,
  before: number,
): Promise<UnsettledOrder[]> => {
  const { rows } = await sql<UnsettledOrder>`
    select id as "orderId", brand, status, amount, opened_at as "openedAt",
      array(
        select distinct verdict from payment_callbacks
        where order_id = orders.id and verdict in ('received', 'forged', 'differs', 'nobody')
      ) as words
    from orders
    where opened_at < ${new Date(before)} and (
      status in ('open', 'pending') or (status = 'failed' and exists (
        select from payment_callbacks
        where order_id = orders.id and verdict in ('received', 'differs', 'nobody')
      )))
    order by opened_at, id`.execute(database);
  return rows;
};
