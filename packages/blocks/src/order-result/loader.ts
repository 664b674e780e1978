import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { bffPathOf } from '@broadsheet/contract/call';
import { order, orderInvoice, orders } from '@broadsheet/contract/calls/subscription';
import type { Order } from '@broadsheet/contract/entities/order';
import { hrefOf } from '@broadsheet/contract/match-page';
import { planPagesOf } from '@broadsheet/contract/plan-pages';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { orderLines } from '../shared/order/order-lines.tsx';
import { orderResult } from './schema.ts';

/** Finds the order that the URL names, or the last one. */
const findOrder = async ({ call, page, session }: LoaderContext): Promise<Order | null> => {
  if (!session?.isLoggedIn) return null;
  const { order: orderId } = page.query;
  if (orderId === undefined) return (await call(orders, {})).orders[0] ?? null;
  if (!/^bs[0-9a-f]{18}$/.test(orderId)) return null;
  return (await nullIfNotFound(call(order, { params: { orderId } })))?.order ?? null;
};

export const loadOrderResult = defineLoader(orderResult, async (_settings, context) => {
  const found = await findOrder(context);
  const isNamed = context.page.query.order !== undefined;
  if (!found) return { data: { found: false as const, isNamed } };
  const { orderId, status, plan, items, invoice } = found;
  const features = status === 'paid' ? items.map(({ feature }) => feature) : [];
  return {
    data: {
      found: true as const,
      status,
      orderId,
      plan,
      order: orderLines(found, context.messages.order),
      href: hrefOf('subscriptionsuccess', {}, { order: orderId }),
      uses: planPagesOf(features).map(({ action, href }) => ({ label: action, href })),
      invoiceHref: invoice === null ? null : bffPathOf(orderInvoice).replace('{orderId}', orderId),
    },
  };
});
