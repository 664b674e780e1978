import { defineBlock, sameSettings } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { OrderLinesData } from '../shared/order/order-lines.tsx';
import { Link } from '../shared/page/link.ts';

export const checkout = defineBlock({
  type: 'checkout',
  version: 2,
  title: 'Checkout',
  description: 'What the member buys, the price with tax, and the button to pay.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Your order' }),
      payText: Type.String({ minLength: 1, maxLength: 40, default: 'Pay' }),
      note: Type.String({
        minLength: 1,
        maxLength: 300,
        default:
          "You pay on our payment partner's secure page and come back here. We never see your card or bank details.",
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Union([
    Type.Object({ found: Type.Literal(false), categories: Type.Array(Link) }),
    Type.Object({
      found: Type.Literal(true),
      order: OrderLinesData,
      /** The question for the buyer's State, for GST; null if it is not needed. */
      billing: Type.Union([
        Type.Object({
          action: Type.String(),
          /** Path of this page; browsers return here. */
          next: Type.String(),
          states: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
          /** Empty until the buyer has chosen a State. */
          state: Type.String(),
        }),
        Type.Null(),
      ]),
      failed: Type.Union([Type.String(), Type.Null()]),
      /** Null if there is nothing to pay here, or if the State is missing. */
      form: Type.Union([
        Type.Object({
          action: Type.String(),
          fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
        }),
        Type.Null(),
      ]),
      /** Link to the result of the payment. */
      resultHref: Type.String(),
    }),
  ]),
  messages: ['checkout', 'order', 'suggestions'],
  hydrate: 'never',
  personal: true,
  primary: true,
  onFailure: 'show',
  limit: 1,
  pages: ['checkout'],
  migrations: [sameSettings],
});
