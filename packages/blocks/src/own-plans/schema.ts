import { defineBlock } from '@broadsheet/contract/block-definition';
import { PLAN_CHOICES } from '@broadsheet/contract/entities/order';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

const orNull = <Kind extends Type.TSchema>(kind: Kind) => Type.Union([kind, Type.Null()]);

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
        /** Until when it runs, or when it ended. */
        state: Type.String(),
        /** How much of it is left; null where it has ended. */
        left: orNull(Type.String()),
      }),
    ),
    orders: Type.Array(
      Type.Object({
        orderId: Type.String(),
        names: Type.String(),
        /** When it was opened, and what it costs. */
        line: Type.String(),
        state: Type.String(),
        isBad: Type.Boolean(),
        /** Where it goes on. */
        way: orNull(Link),
        invoiceHref: orNull(Type.String()),
        /** Until when its money can be asked back, and by which form. */
        refund: orNull(Type.Object({ action: Type.String(), until: Type.String() })),
      }),
    ),
    /** Of this page: where forms come back to. */
    next: Type.String(),
    plansHref: Type.String(),
  }),
  messages: ['order', 'plans'],
  hydrate: 'never',
  personal: true,
  pages: ['settings'],
  limit: 1,
});
