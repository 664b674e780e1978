import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { PaymentGateway, SentFields } from '../payments/payment-gateway.ts';
import type { OrderContext } from './order-context.ts';
import { applyReport, recordReport } from './record-report.ts';

/**
 * Records a gateway's report of a payment, then validates and applies it. A report without a valid hash is refused
 * before anything is stored, because anybody may send one. Throws PAYMENT_UNVERIFIED for that, and for unknown orders.
 * @returns the id of its order
 */
export const receiveReport = async (
  database: Kysely<Schema>,
  gateway: PaymentGateway,
  fields: SentFields,
  context: OrderContext,
): Promise<string> => {
  const word = gateway.verify(fields);
  if (!word) throw new AppError('PAYMENT_UNVERIFIED');
  const { status = '' } = fields;
  const { orderId, amount, paymentId } = word;
  const id = await recordReport(
    database,
    { orderId, status, amount, paymentId, fields: fields },
    context.now,
  );
  const verdict = await applyReport(database, id, word, context);
  if (verdict === 'unknown-order') throw new AppError('PAYMENT_UNVERIFIED');
  return orderId;
};
