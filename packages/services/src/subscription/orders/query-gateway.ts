import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Verdict } from '../../platform/database/tables/orders.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import type { OrderContext } from './order-context.ts';
import { applyReport, recordReport } from './record-report.ts';

/**
 * Queries the gateway about an order, and applies its response like a callback. Throws GatewayFault where the gateway
 * cannot be reached or its response is invalid. @returns the verdict; null where the gateway does not know the order
 */
export const queryGateway = async (
  database: Kysely<Schema>,
  { find }: Pick<PaymentGateway, 'find'>,
  orderId: string,
  context: OrderContext,
): Promise<Verdict | null> => {
  await database
    .updateTable('orders')
    .set({ gateway_asked_at: new Date(context.now) })
    .where('id', '=', orderId)
    .execute();
  const word = await find(orderId);
  if (!word) return null;
  const { outcome: status, amount, paymentId } = word;
  const id = await recordReport(
    database,
    { orderId, status, amount, paymentId, fields: { ...word } },
    context.now,
  );
  return applyReport(database, id, word, context);
};
