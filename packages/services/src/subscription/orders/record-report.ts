import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Verdict } from '../../platform/database/tables/orders.ts';
import type { GatewayReport } from '../payments/payment-gateway.ts';
import { applyStatus } from './apply-status.ts';

export interface ReceivedReport {
  readonly orderId: string;
  readonly status: string;
  readonly amount: string;
  readonly paymentId: string;
  /** All that was said, of which a digest is kept. */
  readonly fields: Readonly<Record<string, unknown>>;
}

const digestOf = (fields: ReceivedReport['fields']): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify(Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1))),
    )
    .digest();

/** A payer may send a word that was verified once as often as they like: what comes beyond is judged and not recorded. */
const MAX_REPORTS_OF_ORDER = 100;

/**
 * Records a word about an order before it is judged. @returns the record's id, null where the order has too many already;
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

/** Writes beside a record what came of it. */
const saveVerdict = (database: Kysely<Schema>, id: string, verdict: Verdict) =>
  database.updateTable('payment_callbacks').set({ verdict }).where('id', '=', id).execute();

/** Acts on a verified word, recorded or not. @returns what came of it; @param now epoch ms */
export const applyReport = (
  database: Kysely<Schema>,
  id: string | null,
  word: GatewayReport,
  now: number,
): Promise<Verdict> =>
  database.transaction().execute(async (transaction) => {
    const verdict = await applyStatus(transaction, word, now);
    if (id !== null) await saveVerdict(transaction, id, verdict);
    return verdict;
  });
