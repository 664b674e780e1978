import { defineBlock } from '@broadsheet/contract/block-definition';
import { PLAN_CHOICES } from '@broadsheet/contract/entities/order';
import { orNull } from '@broadsheet/contract/or-null';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const ownPlans = defineBlock({
  type: 'own-plans',
  version: 1,
  title: 'My plans and orders',
  description:
    "The member's plans with end date and a button to renew, and their orders with invoice and refund.",
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'Your plans' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    plans: Type.Array(
      Type.Object({
        choice: Type.Enum(PLAN_CHOICES),
        name: Type.String(),
        /** When the plan ends, or when it ended. */
        state: Type.String(),
        /** Remaining time; null if the plan has ended. */
        left: orNull(Type.String()),
      }),
    ),
    orders: Type.Array(
      Type.Object({
        orderId: Type.String(),
        names: Type.String(),
        /** The start date and the price. */
        line: Type.String(),
        state: Type.String(),
        isBad: Type.Boolean(),
        /** Link to renew or continue. */
        way: orNull(Link),
        invoiceHref: orNull(Type.String()),
        /** The refund deadline and the form action. */
        refund: orNull(Type.Object({ action: Type.String(), until: Type.String() })),
      }),
    ),
    /** Path of this page; its forms return here. */
    next: Type.String(),
    plansHref: Type.String(),
  }),
  messages: ['order', 'plans'],
  hydrate: 'never',
  personal: true,
  pages: ['settings'],
  limit: 1,
});
