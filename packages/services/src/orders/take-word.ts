import { CatalogueError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { PaymentGateway, SentFields } from '../payments/payment-gateway.ts';
import { judgeWord, keepVerdict, recordWord } from './record-word.ts';

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
  const said = { orderId: txnid, status, amount, paymentId: mihpayid, said: fields };
  const id = await recordWord(database, said, now);
  const word = gateway.verify(fields);
  if (!word) {
    await keepVerdict(database, id, 'forged');
    throw new CatalogueError('PAYMENT_UNVERIFIED');
  }
  const verdict = await judgeWord(database, id, word, now);
  if (verdict === 'unknown-order') throw new CatalogueError('PAYMENT_UNVERIFIED');
  return word.orderId;
};
