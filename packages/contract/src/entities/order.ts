import Type from 'typebox';
import { GstPart } from '../gst.ts';
import { StateCode } from '../indian-states.ts';
import { Paise } from '../paise.ts';

/** What a plan may hold. */
export const FEATURES = ['pro', 'early-applicant', 'resume-builder', 'spotlight'] as const;
export type Feature = (typeof FEATURES)[number];

/** What can be bought at once; `both` is the early applicant and the resume builder. */
export const PLAN_CHOICES = ['early-applicant', 'resume-builder', 'both', 'pro'] as const;
export const PlanChoice = Type.Enum(PLAN_CHOICES);
export type PlanChoice = Type.Static<typeof PlanChoice>;

const Instant = Type.String({ description: 'ISO 8601' });
const orNull = Type.Union([Instant, Type.Null()]);

/** `bs` and 18 digits of hexadecimal: it is the gateway's `txnid`, too. */
export const OrderId = Type.String({ pattern: '^bs[0-9a-f]{18}$' });

/**
 * `open`: nothing is known of a payment. `pending`: the gateway has it, and does not know its end. `failed`: no money was
 * taken. `paid`: what was bought has been given. `refunded`: it was, and has been taken back.
 */
export const OrderStatus = Type.Enum(['open', 'pending', 'failed', 'paid', 'refunded']);
export type OrderStatus = Type.Static<typeof OrderStatus>;

/** For so many days after it was paid an order is given back whole, for the asking. */
export const REFUND_DAYS = 7;

/** For so many hours after it was opened an order can be paid. */
export const ORDER_OPEN_HOURS = 24;

/** Something that a seeker buys, with the prices and names of the moment at which it was opened. */
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
      /** Until when it has been given; null while it has not. */
      until: orNull,
    }),
  ),
  /** What both together save; null for nothing. */
  saved: Type.Union([Paise, Type.Null()]),
  /** Exactly what is paid, in rupees, tax and all. */
  amount: Paise,
  /** The tax that the amount holds; 0 percent where the seller is not registered for it. */
  tax: Type.Object({
    percent: Type.Integer({ minimum: 0 }),
    amount: Paise,
    /** Which taxes these are; empty while a State is not known, and on orders of before it was asked. */
    parts: Type.Array(GstPart),
  }),
  /** Where the buyer is, which is the place of supply; null while they have not said. */
  buyerState: Type.Union([StateCode, Type.Null()]),
  /** Where the seller is registered for GST; null where they are not. */
  sellerState: Type.Union([StateCode, Type.Null()]),
  openedAt: Instant,
  paidAt: orNull,
  /** Of the invoice that can be had; null where there is none. */
  invoice: Type.Union([Type.String(), Type.Null()]),
  refund: Type.Object({
    /** Until when it can be asked for; null where it cannot. */
    askableUntil: orNull,
    askedAt: orNull,
    recordedAt: orNull,
  }),
});
export type Order = Type.Static<typeof Order>;

/** A form that a browser posts to the gateway: these fields and no others. */
export const PaymentForm = Type.Object({
  action: Type.String(),
  fields: Type.Record(Type.String(), Type.String()),
});
export type PaymentForm = Type.Static<typeof PaymentForm>;
