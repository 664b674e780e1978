import { defineLoader } from '@broadsheet/contract/block-loader';
import { bffPathOf } from '@broadsheet/contract/call';
import { order, orderBuyer } from '@broadsheet/contract/calls/subscription';
import type { Order } from '@broadsheet/contract/entities/order';
import { failureText } from '@broadsheet/contract/form-outcome';
import { INDIAN_STATES } from '@broadsheet/contract/indian-states';
import { hrefOf } from '@broadsheet/contract/match-page';
import { categoryLinks } from '../shared/job/category-links.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { orderLines } from '../shared/order/order-lines.tsx';
import { checkout } from './schema.ts';

/** Returns the billing data of an order that can still be paid and that is charged with GST. */
const billingOf = ({ orderId, status, tax, buyerState }: Order) =>
  status === 'open' && tax.percent > 0
    ? {
        action: bffPathOf(orderBuyer).replace('{orderId}', orderId),
        next: hrefOf('checkout', { orderId }),
        states: INDIAN_STATES.map(({ code, name }) => ({ code, name })),
        state: buyerState ?? '',
      }
    : null;

export const loadCheckout = defineLoader(checkout, async (_settings, context) => {
  const { brand, call, page, messages } = context;
  const { orderId = '' } = page.params;
  const found = /^bs[0-9a-f]{18}$/.test(orderId)
    ? await nullIfNotFound(call(order, { params: { orderId } }))
    : null;
  if (!found)
    return {
      data: { found: false as const, categories: categoryLinks(brand, messages.jobs) },
      page: { status: 404 },
    };
  const { payment } = found;
  const fields = Object.entries(payment?.fields ?? {}).map(([name, value]) => ({ name, value }));
  return {
    data: {
      found: true as const,
      order: orderLines(found.order, messages.order),
      billing: billingOf(found.order),
      failed: failureText(page),
      form: payment && { action: payment.action, fields },
      resultHref: hrefOf('subscriptionsuccess', {}, { order: orderId }),
    },
  };
});
