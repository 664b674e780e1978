import { AppError } from '@broadsheet/contract/errors';
import { type GstStates, splitGst } from '@broadsheet/contract/gst';
import { type StateCode, stateOfGstin } from '@broadsheet/contract/indian-states';
import { sumOf, taxIn } from '@broadsheet/contract/paise';
import type { Kysely, Transaction } from 'kysely';
import { readSelling } from '../../platform/brands/read-selling.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** The tax within an amount: the sum of its components where both States are known. */
export const taxOf = (amount: string, percent: number, states: GstStates): string => {
  const parts = splitGst(amount, percent, states);
  return parts.length > 0 ? sumOf(parts.map((part) => part.amount)) : taxIn(amount, percent);
};

/** The State of a seeker's last order; null where none was given. */
export const findLastState = async (
  transaction: Transaction<Schema>,
  seekerId: number,
): Promise<StateCode | null> => {
  const last = await transaction
    .selectFrom('orders')
    .select('buyer_state')
    .where('seeker_id', '=', seekerId)
    .where('buyer_state', 'is not', null)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.buyer_state ?? null;
};

/** Sets the buyer's State of an open order, and splits its tax accordingly. Throws ORDER_CLOSED for any other order. */
export const setBuyerState = async (
  transaction: Transaction<Schema>,
  orderId: string,
  state: StateCode,
): Promise<void> => {
  const order = await transaction
    .selectFrom('orders')
    .select(['brand', 'status', 'amount', 'tax_percent', 'seller_state'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (order.status !== 'open') throw new AppError('ORDER_CLOSED');
  const { seller } = await readSelling(transaction, order.brand);
  // An order from before the seller was stored belongs to the current one.
  const registered = seller.gstin === null ? null : stateOfGstin(seller.gstin);
  const states = { seller: order.seller_state ?? registered, buyer: state };
  await transaction
    .updateTable('orders')
    .set({
      buyer_state: state,
      seller_state: states.seller,
      tax: taxOf(order.amount, order.tax_percent, states),
    })
    .where('id', '=', orderId)
    .execute();
};

interface Buyer {
  readonly seekerId: number;
  readonly orderId: string;
  readonly state: StateCode;
}

/**
 * Sets the buyer's State of the caller's own order. Throws ORDER_NOT_FOUND, also for another seeker's, and
 * ORDER_CLOSED.
 */
export const saveBuyerState = (
  database: Kysely<Schema>,
  { seekerId, orderId, state }: Buyer,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const own = await transaction
      .selectFrom('orders')
      .select('id')
      .where('id', '=', orderId)
      .where('seeker_id', '=', seekerId)
      .executeTakeFirst();
    if (!own) throw new AppError('ORDER_NOT_FOUND');
    await setBuyerState(transaction, orderId, state);
  });
