import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { PaymentGateway, SentFields } from '../payments/payment-gateway.ts';
import { applyReport, recordReport } from './record-report.ts';

/**
 * Records what the gateway says of a payment, then judges and acts on it. What its hash does not prove is refused before
 * anything is stored: anybody may send it. Throws PAYMENT_UNVERIFIED for that, and for orders that nobody has opened.
 * @returns the order that it is about; @param now epoch ms
 */
export const receiveReport = async (
  database: Kysely<Schema>,
  gateway: PaymentGateway,
  fields: SentFields,
  now: number,
): Promise<string> => {
  const word = gateway.verify(fields);
  if (!word) throw new AppError('PAYMENT_UNVERIFIED');
  const { status = '' } = fields;
  const { orderId, amount, paymentId } = word;
  const id = await recordReport(
    database,
    { orderId, status, amount, paymentId, fields: fields },
    now,
  );
  const verdict = await applyReport(database, id, word, now);
  if (verdict === 'unknown-order') throw new AppError('PAYMENT_UNVERIFIED');
  return orderId;
};
