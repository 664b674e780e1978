import { bffPathOf } from '@broadsheet/contract/call';
import { orderInvoice, requestRefund } from '@broadsheet/contract/calls/subscription';
import type { Order } from '@broadsheet/contract/entities/order';
import { formatAmount } from '@broadsheet/contract/format-amount';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type Type from 'typebox';
import type { Link } from '../shared/page/link.ts';
import { formatDay } from '../shared/time/format-date.ts';
import type { ownPlans } from './schema.ts';

type Described = Type.Static<typeof ownPlans.data>['orders'][number];

type OrderTexts = Pick<Messages, 'order' | 'plans'>;

const formatStatus = (
  { status, refund, paidAt }: Order,
  { plans: messages }: OrderTexts,
): string => {
  if (refund.recordedAt !== null)
    return formatMessage(messages.refundedOn, { date: formatDay(refund.recordedAt) });
  if (refund.askedAt !== null)
    return formatMessage(messages.refundRequestedOn, { date: formatDay(refund.askedAt) });
  return {
    open: messages.orderNotPaid,
    pending: messages.paymentPending,
    failed: messages.paymentFailed,
    paid:
      paidAt === null ? messages.paid : formatMessage(messages.paidOn, { date: formatDay(paidAt) }),
    refunded: messages.refunded,
  }[status];
};

const wayOf = ({ orderId, status }: Order, messages: OrderTexts): Link | null => {
  if (status === 'open')
    return { label: messages.plans.payNow, href: hrefOf('checkout', { orderId }) };
  const href = hrefOf('subscriptionsuccess', {}, { order: orderId });
  if (status === 'pending') return { label: messages.order.checkAgain, href };
  return status === 'failed' ? { label: messages.order.tryAgain, href } : null;
};

/** Formats an order as a row. @param now epoch milliseconds */
export const describeOrder = (order: Order, now: number, messages: OrderTexts): Described => {
  const { orderId, items, openedAt, amount, status, invoice, refund } = order;
  const { askableUntil: refundableUntil } = refund;
  const pathOf = (call: typeof orderInvoice | typeof requestRefund) =>
    bffPathOf(call).replace('{orderId}', orderId);
  return {
    orderId,
    names: items
      .map(({ name }) => name)
      .reduce((first, second) => formatMessage(messages.order.listOfTwo, { first, second })),
    line: `${formatDay(openedAt)}, ${formatAmount(amount)}`,
    state: formatStatus(order, messages),
    isBad: status === 'failed',
    way: wayOf(order, messages),
    invoiceHref: invoice === null ? null : pathOf(orderInvoice),
    refund:
      refundableUntil !== null && Date.parse(refundableUntil) > now
        ? { action: pathOf(requestRefund), until: formatDay(refundableUntil) }
        : null,
  };
};
