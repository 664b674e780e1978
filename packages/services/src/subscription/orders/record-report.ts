import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Verdict } from '../../platform/database/tables/orders.ts';
import type { GatewayReport } from '../payments/payment-gateway.ts';
import { applyStatus } from './apply-status.ts';
import type { OrderContext } from './order-context.ts';

export interface ReceivedReport {
  readonly orderId: string;
  readonly status: string;
  readonly amount: string;
  readonly paymentId: string;
  /** The whole report, of which a digest is stored. */
  readonly fields: Readonly<Record<string, unknown>>;
}

const digestOf = (fields: ReceivedReport['fields']): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify(Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1))),
    )
    .digest();

/** A payer may send a verified report any number of times: beyond this, reports are applied but not recorded. */
const MAX_REPORTS_OF_ORDER = 100;

/**
 * Records a report about an order before it is validated. @returns the record's id; null where the order has too many
 * already;
 * @param now epoch ms
 */
export const recordReport = async (
  database: Kysely<Schema>,
  { orderId, status, amount, paymentId, fields }: ReceivedReport,
  now: number,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    insert into payment_callbacks (order_id, at, status, amount, payment_id, digest)
    select ${orderId}, ${new Date(now)}, ${status}, ${amount}, ${paymentId}, ${digestOf(fields)}
    where (
      select count(*) from payment_callbacks where order_id = ${orderId}
    ) < ${MAX_REPORTS_OF_ORDER}
    returning id`.execute(database);
  return rows[0]?.id ?? null;
};

/** Saves the verdict of a recorded report. */
const saveVerdict = (database: Kysely<Schema>, id: string, verdict: Verdict) =>
  database.updateTable('payment_callbacks').set({ verdict }).where('id', '=', id).execute();

/** Applies a verified report, recorded or not. @returns the verdict */
export const applyReport = (
  database: Kysely<Schema>,
  id: string | null,
  word: GatewayReport,
  context: OrderContext,
): Promise<Verdict> =>
  database.transaction().execute(async (transaction) => {
    const verdict = await applyStatus(transaction, word, context);
    if (id !== null) await saveVerdict(transaction, id, verdict);
    return verdict;
  });
