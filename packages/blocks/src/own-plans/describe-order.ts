import { bffPathOf } from '@broadsheet/contract/call';
import { orderInvoice, requestRefund } from '@broadsheet/contract/calls/subscription';
import type { Order } from '@broadsheet/contract/entities/order';
import { hrefOf } from '@broadsheet/contract/match-page';
import type Type from 'typebox';
import { formatAmount } from '../shared/order/format-amount.ts';
import type { Link } from '../shared/page/link.ts';
import { formatDay } from '../shared/time/format-date.ts';
import type { ownPlans } from './schema.ts';

type Described = Type.Static<typeof ownPlans.data>['orders'][number];

const formatStatus = ({ status, refund, paidAt }: Order): string => {
  if (refund.recordedAt !== null) return `Refunded on ${formatDay(refund.recordedAt)}`;
  if (refund.askedAt !== null)
    return `Paid. Refund asked for on ${formatDay(refund.askedAt)}; we are on it`;
  return {
    open: 'Not paid',
    pending: 'We have not heard from the payment gateway yet',
    failed: 'The payment did not go through',
    paid: paidAt === null ? 'Paid' : `Paid on ${formatDay(paidAt)}`,
    refunded: 'Refunded',
  }[status];
};

const wayOf = ({ orderId, status }: Order): Link | null => {
  if (status === 'open') return { label: 'Pay', href: hrefOf('checkout', { orderId }) };
  const href = hrefOf('subscriptionsuccess', {}, { order: orderId });
  if (status === 'pending') return { label: 'Look again', href };
  return status === 'failed' ? { label: 'Try again', href } : null;
};

/** An order as its row tells of it. @param now epoch ms */
export const describeOrder = (order: Order, now: number): Described => {
  const { orderId, items, openedAt, amount, status, invoice, refund } = order;
  const { askableUntil: refundableUntil } = refund;
  const pathOf = (call: typeof orderInvoice | typeof requestRefund) =>
    bffPathOf(call).replace('{orderId}', orderId);
  return {
    orderId,
    names: items.map(({ name }) => name).join(' and '),
    line: `${formatDay(openedAt)}, ${formatAmount(amount)}`,
    state: formatStatus(order),
    isBad: status === 'failed',
    way: wayOf(order),
    invoiceHref: invoice === null ? null : pathOf(orderInvoice),
    refund:
      refundableUntil !== null && Date.parse(refundableUntil) > now
        ? { action: pathOf(requestRefund), until: formatDay(refundableUntil) }
        : null,
  };
};
