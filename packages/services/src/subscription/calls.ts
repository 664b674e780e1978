import type { BoundCall } from '../platform/call/bind-call.ts';
import type { CallContext } from '../platform/call/call-context.ts';
import * as earlyPreference from './early-applicant/early-preference-calls.ts';
import * as invoice from './orders/invoice-calls.ts';
import * as order from './orders/order-calls.ts';
import * as payment from './payments/payment-calls.ts';
import type { PaymentSource } from './payments/payments.ts';

/** The calls of the subscription service. */
export const SUBSCRIPTION_CALLS = [earlyPreference, invoice, order, payment].flatMap((calls) =>
  Object.values<BoundCall<CallContext & PaymentSource>>(calls),
);
