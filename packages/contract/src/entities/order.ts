import Type from 'typebox';
import { GstPart } from '../gst.ts';
import { StateCode } from '../indian-states.ts';
import { orNull } from '../or-null.ts';
import { Paise } from '../paise.ts';

/** The features that a plan may include. */
export const FEATURES = ['pro', 'early-applicant', 'resume-builder', 'spotlight'] as const;
export type Feature = (typeof FEATURES)[number];

/** The choices of a checkout; `both` is the early applicant and the resume builder. */
export const PLAN_CHOICES = ['early-applicant', 'resume-builder', 'both', 'pro'] as const;
export const PlanChoice = Type.Enum(PLAN_CHOICES);
export type PlanChoice = Type.Static<typeof PlanChoice>;

const Instant = Type.String({ description: 'ISO 8601' });

/** `bs` and 18 digits of hexadecimal: it is the gateway's `txnid`, too. */
export const OrderId = Type.String({ pattern: '^bs[0-9a-f]{18}$' });

/**
 * `open`: no payment is known. `pending`: the gateway has one without a result yet. `failed`: no money was taken.
 * `paid`: the plan was activated. `refunded`: it was, and has been revoked.
 */
export const OrderStatus = Type.Enum(['open', 'pending', 'failed', 'paid', 'refunded']);
export type OrderStatus = Type.Static<typeof OrderStatus>;

/** Days after the payment in which an order is refunded in full on request. */
export const REFUND_DAYS = 7;

/** For so many hours after it was opened an order can be paid. */
export const ORDER_OPEN_HOURS = 24;

/** A seeker's order, with the prices and names at the time when it was opened. */
export const Order = Type.Object({
  orderId: OrderId,
  status: OrderStatus,
  plan: PlanChoice,
  items: Type.Array(
    Type.Object({
      feature: Type.Enum(FEATURES),
      name: Type.String(),
      months: Type.Integer({ minimum: 1 }),
      amount: Paise,
      /** The end of the plan; null before it is activated. */
      until: orNull(Instant),
    }),
  ),
  /** The saving of the combined choice; null for none. */
  saved: Type.Union([Paise, Type.Null()]),
  /** The exact amount in rupees, including tax. */
  amount: Paise,
  /** The tax included in the amount; 0 percent where the seller is not registered for it. */
  tax: Type.Object({
    percent: Type.Integer({ minimum: 0 }),
    amount: Paise,
    /** The kinds of tax; empty while a State is unknown, and on orders from before the State was requested. */
    parts: Type.Array(GstPart),
  }),
  /** The buyer's State, which is the place of supply; null until they choose it. */
  buyerState: Type.Union([StateCode, Type.Null()]),
  /** Where the seller is registered for GST; null where they are not. */
  sellerState: Type.Union([StateCode, Type.Null()]),
  openedAt: Instant,
  paidAt: orNull(Instant),
  /** The number of the available invoice; null where there is none. */
  invoice: Type.Union([Type.String(), Type.Null()]),
  refund: Type.Object({
    /** The last instant of a refund request; null where none is possible. */
    askableUntil: orNull(Instant),
    askedAt: orNull(Instant),
    recordedAt: orNull(Instant),
  }),
});
export type Order = Type.Static<typeof Order>;

/** A form that a browser posts to the gateway: these fields and no others. */
export const PaymentForm = Type.Object({
  action: Type.String(),
  fields: Type.Record(Type.String(), Type.String()),
});
export type PaymentForm = Type.Static<typeof PaymentForm>;
