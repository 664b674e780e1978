import { defineBlock } from '@broadsheet/contract/block-definition';
import { OrderStatus, PlanChoice } from '@broadsheet/contract/entities/order';
import Type from 'typebox';
import { OrderLinesData } from '../shared/order/order-lines.tsx';
import { Link } from '../shared/page/link.ts';

export const orderResult = defineBlock({
  type: 'order-result',
  version: 1,
  title: 'Order result',
  description:
    'The status of a payment, what the order includes and until when, the invoice, or a way to pay again.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Your order' }),
      paid: Type.String({
        minLength: 1,
        maxLength: 200,
        default: 'Payment successful. Your plan is active.',
      }),
      waiting: Type.String({
        minLength: 1,
        maxLength: 300,
        default:
          "Your payment is being confirmed. This can take a few minutes. Please don't pay again.",
      }),
      failed: Type.String({
        minLength: 1,
        maxLength: 300,
        default:
          'Your payment failed. If money was debited, your bank will return it, or your plan will start once we receive it.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Union([
    Type.Object({
      found: Type.Literal(false),
      /** True if the URL names an order that is not the reader’s. */
      isNamed: Type.Boolean(),
    }),
    Type.Object({
      found: Type.Literal(true),
      status: OrderStatus,
      orderId: Type.String(),
      plan: PlanChoice,
      order: OrderLinesData,
      /** Path of this page. */
      href: Type.String(),
      /** Links to what was bought; empty until the order is paid. */
      uses: Type.Array(Link),
      /** Link to the invoice; null if there is none. */
      invoiceHref: Type.Union([Type.String(), Type.Null()]),
    }),
  ]),
  messages: ['order'],
  hydrate: 'load',
  personal: true,
  limit: 1,
  pages: ['subscriptionsuccess'],
});
