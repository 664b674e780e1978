import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface UnsettledOrder {
  readonly orderId: string;
  readonly brand: string;
  readonly status: string;
  readonly amount: string;
  readonly openedAt: Date;
  /**
   * The outcomes of reports that granted nothing, each once: `forged` (from before they were refused unrecorded),
   * `differs`, `nobody`, `received`.
   */
  readonly verdicts: readonly string[];
}

/**
 * Orders without a final status for a time after they were opened, and those with a report that granted nothing:
 * compare these with the gateway's own list. Oldest first. @param before epoch ms
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
      ) as verdicts
    from orders
    where opened_at < ${new Date(before)} and (
      status in ('open', 'pending') or (status = 'failed' and exists (
        select from payment_callbacks
        where order_id = orders.id and verdict in ('received', 'differs', 'nobody')
      )))
    order by opened_at, id`.execute(database);
  return rows;
};
