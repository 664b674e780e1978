import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { GatewayWord } from '../payments/payment-gateway.ts';
import { settleOrder } from './settle-order.ts';
import type { Verdict } from './tables.ts';

export interface SaidWord {
  readonly orderId: string;
  readonly status: string;
  readonly amount: string;
  readonly paymentId: string;
  /** All that was said, of which a digest is kept. */
  readonly said: Readonly<Record<string, unknown>>;
}

const digestOf = (said: SaidWord['said']): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(said).sort(([left], [right]) => (left < right ? -1 : 1))))
    .digest();

/** Records a word about an order before it is judged. @returns the record's id; @param now epoch ms */
export const recordWord = async (
  database: Kysely<Schema>,
  { orderId, status, amount, paymentId, said }: SaidWord,
  now: number,
): Promise<string> => {
  const { id } = await database
    .insertInto('payment_callbacks')
    .values({
      order_id: orderId,
      at: new Date(now),
      status,
      amount,
      payment_id: paymentId,
      digest: digestOf(said),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Writes beside a record what came of it. */
export const keepVerdict = (database: Kysely<Schema>, id: string, verdict: Verdict) =>
  database.updateTable('payment_callbacks').set({ verdict }).where('id', '=', id).execute();

/** Acts on a verified word that was recorded. @returns what came of it; @param now epoch ms */
export const judgeWord = (
  database: Kysely<Schema>,
  id: string,
  word: GatewayWord,
  now: number,
): Promise<Verdict> =>
  database.transaction().execute(async (transaction) => {
    const verdict = await settleOrder(transaction, word, now);
    await keepVerdict(transaction, id, verdict);
    return verdict;
  });
