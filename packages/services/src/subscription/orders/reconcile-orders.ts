import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import type { OrderContext } from './order-context.ts';
import { queryGateway } from './query-gateway.ts';

const AT_ONCE_MAX = 100;
/** After this many faults in a row, the gateway is away: the other orders wait for the next run. */
const FAULTS_MAX = 3;

/**
 * A payment takes some minutes; after a month a gateway does not change its status. A failed order may still be paid
 * for days.
 */
const dueOrders = async (database: Kysely<Schema>, now: number): Promise<string[]> => {
  const at = sql`${new Date(now)}::timestamptz`;
  // The older an order, the longer the interval between queries: 14 of them in its month.
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where status in ('open', 'pending', 'failed')
      and opened_at <= ${at} - interval '30 minutes' and opened_at > ${at} - interval '30 days'
      and (status <> 'failed' or opened_at > ${at} - interval '3 days')
      and (gateway_asked_at is null or ${at} - opened_at >= 1.7 * (gateway_asked_at - opened_at))
    order by gateway_asked_at nulls first, opened_at, id
    limit ${AT_ONCE_MAX}`.execute(database);
  return rows.map(({ id }) => id);
};

/**
 * Queries the gateway about each order that has no final status for a while, and applies the result. Safe to run again,
 * and twice at once. Throws an Error that counts the failed queries.
 */
export const reconcileOrders = async (
  context: OrderContext & { readonly database: Kysely<Schema> },
  gateway: Pick<PaymentGateway, 'find'>,
): Promise<void> => {
  const { database, now } = context;
  const faults: unknown[] = [];
  let inARow = 0;
  for (const orderId of await dueOrders(database, now)) {
    try {
      await queryGateway(database, gateway, orderId, context);
      inARow = 0;
    } catch (error) {
      faults.push(error);
      inARow += 1;
      if (inARow === FAULTS_MAX) break;
    }
  }
  if (faults.length > 0)
    throw new Error(`${faults.length} orders were not asked about`, { cause: faults[0] });
};
