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
    'Whether the order is paid, what it includes and until when, the invoice, or how to pay again.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Your order' }),
      paid: Type.String({
        minLength: 1,
        maxLength: 200,
        default: 'Thank you. Your payment has arrived, and all of this is yours now.',
      }),
      waiting: Type.String({
        minLength: 1,
        maxLength: 300,
        default:
          'We have not heard from the payment gateway yet. That can take some minutes. Please do not pay again: what you have paid counts once it arrives.',
      }),
      failed: Type.String({
        minLength: 1,
        maxLength: 300,
        default:
          'Your payment did not go through, and you have not been charged by us. Should your bank show a charge, it is given back within days, or counts here as soon as it arrives.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Union([
    Type.Object({
      found: Type.Literal(false),
      /** The address names an order, which is not the reader’s. */
      isNamed: Type.Boolean(),
    }),
    Type.Object({
      found: Type.Literal(true),
      status: OrderStatus,
      orderId: Type.String(),
      plan: PlanChoice,
      order: OrderLinesData,
      /** Of the page itself. */
      href: Type.String(),
      /** Where what was bought is used; empty while nothing is paid. */
      uses: Type.Array(Link),
      /** Null where there is none. */
      invoiceHref: Type.Union([Type.String(), Type.Null()]),
    }),
  ]),
  messages: ['order'],
  hydrate: 'load',
  personal: true,
  limit: 1,
  pages: ['subscriptionsuccess'],
});
