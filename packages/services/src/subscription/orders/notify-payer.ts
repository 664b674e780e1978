import { formatAmount } from '@broadsheet/contract/format-amount';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { OrdersTable } from '../../platform/database/tables/orders.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import { addNotification } from '../../platform/notifications/add-notification.ts';
import { formatPlanNames } from '../format-plan-names.ts';
import { formatRenewalDay } from '../renewals/format-renewal-day.ts';
import { invoiceNumber } from './issue-invoice.ts';
import type { OrderContext } from './order-context.ts';

type PaidOrder = Pick<Selectable<OrdersTable>, 'id' | 'brand' | 'amount'> & {
  readonly seekerId: number;
};

const readGiven = async (
  transaction: Transaction<Schema>,
  orderId: string,
  { planUntil }: Messages['notices'],
) => {
  const items = await transaction
    .selectFrom('order_items')
    .select(['name', 'feature', 'given_until'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return {
    plans: formatPlanNames(items.map(({ name }) => name)),
    features: items.map(({ feature }) => feature).join(),
    terms: items
      .flatMap(({ name, given_until: until }) =>
        until ? formatMessage(planUntil, { plan: name, day: formatRenewalDay(until) }) : [],
      )
      .join(', '),
  };
};

const readInvoice = async (transaction: Transaction<Schema>, orderId: string): Promise<string> => {
  const { year, number } = await transaction
    .selectFrom('invoices')
    .select(['year', 'number'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return invoiceNumber(year, number);
};

/**
 * Notifies a payer of a payment or a refund: on the site, and by mail where they can be reached. The mail is the
 * receipt and cannot be turned off.
 */
export const notifyPayer = async (
  transaction: Transaction<Schema>,
  template: 'payment-received' | 'payment-refunded',
  { id: orderId, brand, amount, seekerId }: PaidOrder,
  { messagesOf, now }: OrderContext,
): Promise<void> => {
  const { notices } = messagesOf(brand);
  const { plans, features, terms } = await readGiven(transaction, orderId, notices);
  const text =
    template === 'payment-received'
      ? formatMessage(notices.paymentReceived, { amount: formatAmount(amount), terms })
      : formatMessage(notices.paymentRefunded, { amount: formatAmount(amount), plans });
  const link = hrefOf('subscriptionsuccess', {}, { order: orderId });
  await addNotification(transaction, { seekerId, type: 16, text, link, about: null }, now);
  const seeker = await transaction
    .selectFrom('seekers')
    .select(['email', 'name'])
    .where('id', '=', seekerId)
    .where('status', '=', 'active')
    .where('email_verified_at', 'is not', null)
    .where('email_invalid_at', 'is', null)
    .executeTakeFirst();
  if (!seeker) return;
  const invoice = await readInvoice(transaction, orderId);
  await queueMessage(transaction, {
    brand,
    channel: 'email',
    seekerId,
    recipient: seeker.email,
    template,
    variables: { name: seeker.name, plans, features, terms, amount, invoice, orderId },
    now,
  });
};
