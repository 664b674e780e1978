import { defineLoader } from '@broadsheet/contract/block-loader';
import { order } from '@broadsheet/contract/calls/subscription';
import { hrefOf } from '@broadsheet/contract/match-page';
import { categoryLinks } from '../parts/category-links.ts';
import { orNull } from '../parts/not-there.ts';
import { orderLines } from '../parts/order-lines.tsx';
import { checkout } from './schema.ts';

export const loadCheckout = defineLoader(checkout, async (_settings, { brand, call, page }) => {
  const { orderId = '' } = page.params;
  const found = /^bs[0-9a-f]{18}$/.test(orderId)
    ? await orNull(call(order, { params: { orderId } }))
    : null;
  if (!found)
    return {
      data: { found: false as const, categories: categoryLinks(brand) },
      page: { status: 404 },
    };
  const { payment } = found;
  const fields = Object.entries(payment?.fields ?? {}).map(([name, value]) => ({ name, value }));
  return {
    data: {
      found: true as const,
      order: orderLines(found.order),
      form: payment && { action: payment.action, fields },
      resultHref: hrefOf('subscriptionsuccess', {}, { order: orderId }),
    },
  };
});
