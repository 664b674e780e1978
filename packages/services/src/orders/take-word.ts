import { createHash } from 'node:crypto';
import { CatalogueError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { PaymentGateway, SentFields } from '../payments/payment-gateway.ts';
import { settleOrder } from './settle-order.ts';
import type { Verdict } from './tables.ts';

const digestOf = (fields: SentFields): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify(Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1))),
    )
    .digest();

const keep = (database: Kysely<Schema>, id: string, verdict: Verdict) =>
  database.updateTable('payment_callbacks').set({ verdict }).where('id', '=', id).execute();

/**
 * Records what is said to be a gateway's word, then judges and acts on it. Throws PAYMENT_UNVERIFIED for what the gateway
 * has not said, and for orders that nobody has opened. @returns the order that it is about; @param now epoch ms
 */
export const takeWord = async (
  database: Kysely<Schema>,
  gateway: PaymentGateway,
  fields: SentFields,
  now: number,
): Promise<string> => {
  const { txnid = '', status = '', amount = '', mihpayid = '' } = fields;
  const { id } = await database
    .insertInto('payment_callbacks')
    .values({
      order_id: txnid,
      at: new Date(now),
      status,
      amount,
      payment_id: mihpayid,
      digest: digestOf(fields),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const word = gateway.verify(fields);
  if (!word) {
    await keep(database, id, 'forged');
    throw new CatalogueError('PAYMENT_UNVERIFIED');
  }
  const verdict = await database.transaction().execute(async (transaction) => {
    const judged = await settleOrder(transaction, word, now);
    await keep(transaction, id, judged);
    return judged;
  });
  if (verdict === 'unknown-order') throw new CatalogueError('PAYMENT_UNVERIFIED');
  return word.orderId;
};
