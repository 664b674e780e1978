import type { CallAnswer } from '@broadsheet/contract/call';
import {
  order,
  orderBuyer,
  orders,
  requestRefund,
  subscriptionDetails,
  subscriptionHash,
} from '@broadsheet/contract/calls/subscription';
import type { Order } from '@broadsheet/contract/entities/order';
import { AppError } from '@broadsheet/contract/errors';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readEntitlements } from '../../platform/entitlements/read-entitlements.ts';
import type { PaymentSource } from '../payments/payments.ts';
import { saveBuyerState } from './buyer-state.ts';
import { openOrder } from './open-order.ts';
import { readOrder, readOrders } from './read-orders.ts';
import { createRefundRequest } from './request-refund.ts';

/** Whether GST needs the buyer's State before the payment. */
const lacksState = ({ tax, buyerState }: Order): boolean => tax.percent > 0 && buyerState === null;

/** A failed order is opened again, and one that the gateway is processing is not paid twice. */
const orderedOf = (
  { payments, brand }: PaymentSource & Pick<CallContext, 'brand'>,
  seeker: Seeker,
  opened: Order,
): CallAnswer<typeof order> => {
  if (opened.status !== 'open' || !payments || lacksState(opened))
    return { order: opened, payment: null };
  const payment = payments.gateway.createForm({
    orderId: opened.orderId,
    amount: opened.amount,
    product: opened.plan,
    brand,
    buyer: seeker.public_id,
    firstName: seeker.name.split(' ')[0] ?? '',
    email: seeker.email,
    phone: seeker.phone ?? '',
    callbackUrl: payments.callbackUrlOf(brand),
  });
  return { order: opened, payment };
};

export const subscriptionHashCall = bindCall(
  subscriptionHash,
  async (_query, _params, context: CallContext & PaymentSource, { plan, amount, state }) => {
    const { database, brand, now } = context;
    const seeker = await readSeeker(context);
    if (!context.payments) throw new AppError('SELLING_OFF');
    const wanted = { seekerId: seeker.id, brand, choice: plan, shown: amount, state };
    const orderId = await openOrder(database, wanted, now);
    return orderedOf(context, seeker, await readOrder(database, seeker.id, orderId));
  },
);

export const orderCall = bindCall(
  order,
  async (_query, { orderId }, context: CallContext & PaymentSource) => {
    const seeker = await readSeeker(context);
    return orderedOf(context, seeker, await readOrder(context.database, seeker.id, orderId));
  },
);

export const orderBuyerCall = bindCall(
  orderBuyer,
  async (_query, { orderId }, context: CallContext & PaymentSource, { state }) => {
    const seeker = await readSeeker(context);
    await saveBuyerState(context.database, { seekerId: seeker.id, orderId, state });
    return orderedOf(context, seeker, await readOrder(context.database, seeker.id, orderId));
  },
);

export const ordersCall = bindCall(orders, async (_query, _params, context) => {
  const { id } = await readSeeker(context);
  return { orders: await readOrders(context.database, id) };
});

export const requestRefundCall = bindCall(requestRefund, async (_query, { orderId }, context) => {
  const { database, now } = context;
  const { id: seekerId } = await readSeeker(context);
  await createRefundRequest(database, { seekerId, orderId }, now);
  return { order: await readOrder(database, seekerId, orderId) };
});

export const subscriptionDetailsCall = bindCall(
  subscriptionDetails,
  async (_query, _params, context) => {
    const { database, now } = context;
    const held = await readEntitlements(database, (await readSeeker(context)).id);
    const stateOf = (until: Date | undefined) => ({
      active: until !== undefined && until.getTime() > now,
      expiry: until?.toISOString() ?? null,
    });
    return {
      earlyApplicant: stateOf(held.get('early-applicant')),
      resumeBuilder: stateOf(held.get('resume-builder')),
      pro: stateOf(held.get('pro')),
    };
  },
);
