import Type from 'typebox';
import { defineCall } from '../call.ts';
import { Order, OrderId, OrderStatus, PaymentForm, PlanChoice } from '../entities/order.ts';
import { FileDocument } from '../file-document.ts';
import { StateCode } from '../indian-states.ts';
import { Paise } from '../paise.ts';
import { Text } from '../text.ts';

const none = Type.Object({});
const get = {
  service: 'subscription',
  method: 'GET',
  auth: 'token',
  params: none,
  query: none,
} as const;

const Held = Type.Object({
  active: Type.Boolean(),
  /** When it ends or ended; null for seekers who never had it. ISO 8601 */
  expiry: Type.Union([Type.String(), Type.Null()]),
});

/** The features of the caller's current plans. */
export const subscriptionDetails = defineCall({
  ...get,
  path: '/details',
  answer: Type.Object({ earlyApplicant: Held, resumeBuilder: Held, pro: Held }),
});

const Ordered = Type.Object({
  order: Order,
  /**
   * Signed for the gateway; null where nothing is to pay, the gateway already has the payment, or the buyer's State is
   * needed for GST first.
   */
  payment: Type.Union([PaymentForm, Type.Null()]),
});

/**
 * Opens an order and signs the gateway request. The same choice again returns the open order, so that nobody pays
 * twice. A visitor's order is opened after the login; that moves no money. Throws SELLING_OFF where nothing is sold,
 * and PRICE_CHANGED with the current price where the page showed another.
 */
export const subscriptionHash = defineCall({
  ...get,
  method: 'POST',
  path: '/hash',
  afterLogin: true,
  isCritical: true,
  body: Type.Object({
    plan: PlanChoice,
    /** The price on the page; a client without a price before its checkout omits it. */
    amount: Type.Optional(Paise),
    /** The buyer's State; absent: that of their last order. */
    state: Type.Optional(StateCode),
  }),
  answer: Ordered,
});

/** The caller's orders, newest first, at most 50. */
export const orders = defineCall({
  ...get,
  path: '/orders',
  answer: Type.Object({ orders: Type.Array(Order) }),
});

/** One order of the caller. Throws ORDER_NOT_FOUND, for another's too. */
export const order = defineCall({
  ...get,
  path: '/orders/{orderId}',
  isCritical: true,
  params: Type.Object({ orderId: OrderId }),
  answer: Ordered,
});

/**
 * Sets the State of an open order's buyer: the place of supply, by which GST is split. Throws ORDER_NOT_FOUND, also for
 * another buyer's order, and ORDER_CLOSED where it is paid, or the gateway has it.
 */
export const orderBuyer = defineCall({
  ...get,
  method: 'POST',
  path: '/orders/{orderId}/buyer',
  isCritical: true,
  params: Type.Object({ orderId: OrderId }),
  body: Type.Object({ state: StateCode }),
  answer: Ordered,
});

/** The invoice of a paid order of the caller, as a PDF. Throws ORDER_NOT_FOUND. */
export const orderInvoice = defineCall({
  ...get,
  path: '/orders/{orderId}/invoice',
  params: Type.Object({ orderId: OrderId }),
  answersDocument: true,
  answer: FileDocument,
});

/**
 * Requests a refund of a paid order; idempotent. Throws ORDER_NOT_FOUND, also for another buyer's order, and
 * REFUND_LATE after its period.
 */
export const requestRefund = defineCall({
  ...get,
  method: 'POST',
  path: '/orders/{orderId}/refund',
  params: Type.Object({ orderId: OrderId }),
  body: none,
  answer: Type.Object({ order: Order }),
});

const text = (maxLength: number) => Type.Optional(Text({ maxLength }));

/**
 * The gateway's notice about a payment, sent by the payer's browser or by the gateway itself; trusted by its hash only.
 * A repeated notice changes nothing. Throws PAYMENT_UNVERIFIED for a notice that is not the gateway's.
 */
export const paymentCallback = defineCall({
  ...get,
  method: 'POST',
  auth: 'public',
  fromElsewhere: true,
  path: '/',
  isCritical: true,
  body: Type.Object({
    key: text(100),
    txnid: text(100),
    amount: text(40),
    productinfo: text(200),
    firstname: text(200),
    email: text(254),
    udf1: text(255),
    udf2: text(255),
    udf3: text(255),
    udf4: text(255),
    udf5: text(255),
    status: text(40),
    hash: text(128),
    additionalCharges: text(40),
    mihpayid: text(100),
  }),
  answer: Type.Object({ orderId: OrderId, status: OrderStatus }),
});
