import { randomBytes } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { HOUR_MS } from '@broadsheet/contract/durations';
import {
  ORDER_OPEN_HOURS,
  type OrderStatus,
  type PlanChoice,
} from '@broadsheet/contract/entities/order';
import { AppError } from '@broadsheet/contract/errors';
import { type StateCode, stateOfGstin } from '@broadsheet/contract/indian-states';
import { type PlanOffer, planOffer } from '@broadsheet/contract/plan-offer';
import type { Kysely, Transaction } from 'kysely';
import { lockSeekerProfile } from '../../auth/account/lock-seeker-profile.ts';
import { readSelling } from '../../platform/brands/read-selling.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findLastState, setBuyerState, taxOf } from './buyer-state.ts';

/** An order retains its price for this time, in which the gateway can report its payment. */
const WAITS_MS = ORDER_OPEN_HOURS * HOUR_MS;

interface Wanted {
  readonly seekerId: number;
  readonly brand: Brand;
  readonly choice: PlanChoice;
  /** The price that the seeker was shown; absent where they see it first at the checkout. */
  readonly shown?: string | undefined;
  /** The buyer's State; absent: that of their last order. */
  readonly state?: StateCode | undefined;
}

const termsOf = (items: readonly { feature: string; months: number; amount: string }[]): string =>
  items.map(({ feature, months, amount }) => `${feature} ${months} ${amount}`).join();

/** An order that the gateway is processing is reused at any price; one without a payment only at the current price. */
const findWaiting = async (
  transaction: Transaction<Schema>,
  { seekerId, choice }: Wanted,
  { amount, items }: PlanOffer,
  now: number,
): Promise<{ readonly id: string; readonly status: OrderStatus } | null> => {
  const waiting = await transaction
    .selectFrom('orders')
    .select(['id', 'status', 'amount'])
    .where('seeker_id', '=', seekerId)
    .where('choice', '=', choice)
    .where('status', 'in', ['open', 'pending'])
    .where('opened_at', '>', new Date(now - WAITS_MS))
    .orderBy('status', 'desc')
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!waiting || waiting.status === 'pending') return waiting ?? null;
  const saved = await transaction
    .selectFrom('order_items')
    .select(['feature', 'months', 'amount'])
    .where('order_id', '=', waiting.id)
    .orderBy('position')
    .execute();
  return waiting.amount === amount && termsOf(saved) === termsOf(items) ? waiting : null;
};

/** Throws PRICE_CHANGED where the seeker was shown another price than the current one. */
const requireShown = ({ shown }: Wanted, { amount }: PlanOffer): void => {
  if (shown === undefined || shown === amount) return;
  throw new AppError('PRICE_CHANGED', {
    details: [{ path: 'body/amount', message: `is ${amount} now` }],
  });
};

/** Like openOrder, within a transaction. */
export const openOrderWithin = async (
  transaction: Transaction<Schema>,
  wanted: Wanted,
  now: number,
): Promise<string> => {
  const { seekerId, brand, choice } = wanted;
  await lockSeekerProfile(transaction, seekerId);
  const selling = await readSelling(transaction, brand);
  const offer = planOffer(selling.plans, choice);
  const waiting = await findWaiting(transaction, wanted, offer, now);
  if (waiting?.status === 'pending') return waiting.id;
  requireShown(wanted, offer);
  if (waiting) {
    if (wanted.state) await setBuyerState(transaction, waiting.id, wanted.state);
    return waiting.id;
  }
  const { gstin } = selling.seller;
  const sellerState = gstin === null ? null : stateOfGstin(gstin);
  const buyerState = wanted.state ?? (await findLastState(transaction, seekerId));
  const id = `bs${randomBytes(9).toString('hex')}`;
  await transaction
    .insertInto('orders')
    .values({
      id,
      brand,
      seeker_id: seekerId,
      choice,
      amount: offer.amount,
      saved: offer.saved,
      tax: taxOf(offer.amount, selling.gstPercent, { seller: sellerState, buyer: buyerState }),
      tax_percent: selling.gstPercent,
      price_revision: selling.revision,
      seller_state: sellerState,
      buyer_state: buyerState,
      opened_at: new Date(now),
      changed_at: new Date(now),
      paid_at: null,
      payment_id: null,
    })
    .execute();
  await transaction
    .insertInto('order_items')
    .values(
      offer.items.map((item, position) => ({
        ...item,
        order_id: id,
        position,
        given_from: null,
        given_until: null,
      })),
    )
    .execute();
  return id;
};

/**
 * Opens an order at the current prices, or finds the one that is open already. Locks the seeker, so that concurrent
 * requests share one order. Throws PRICE_CHANGED where the seeker was shown another price. @returns its id; @param now
 * epoch ms
 */
export const openOrder = (database: Kysely<Schema>, wanted: Wanted, now: number): Promise<string> =>
  database.transaction().execute((transaction) => openOrderWithin(transaction, wanted, now));
