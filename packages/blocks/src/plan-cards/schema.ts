import { defineBlock, sameSettings } from '@broadsheet/contract/block-definition';
import { PLAN_CHOICES } from '@broadsheet/contract/entities/order';
import { Paise } from '@broadsheet/contract/paise';
import Type from 'typebox';

const PlanKey = Type.Enum(['earlyApplicant', 'resumeBuilder', 'proMembership']);

const Buy = {
  choice: Type.Enum(PLAN_CHOICES),
  /** The displayed price. The order sends it, so that a changed price is noticed. */
  amount: Paise,
  /** Label of the button. */
  button: Type.String(),
};

export const planCards = defineBlock({
  type: 'plan-cards',
  version: 3,
  title: 'Plans',
  description:
    'The paid plans with benefits and price from the brand config, and a button to buy. Members see when their plan ends.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Choose your plan' }),
      plans: Type.Array(PlanKey, {
        minItems: 1,
        uniqueItems: true,
        default: ['earlyApplicant', 'resumeBuilder'],
        description: 'Which plans to show, in this order.',
      }),
      price: Type.Enum(['total', 'perMonth'], {
        default: 'total',
        description: 'Which price is shown large. The other one is shown beside it.',
      }),
      badges: Type.Array(
        Type.Object(
          { plan: PlanKey, text: Type.String({ minLength: 1, maxLength: 30 }) },
          { additionalProperties: false },
        ),
        { maxItems: 3, default: [], description: 'A label above a plan, such as Popular.' },
      ),
      highlight: Type.Enum(['none', 'earlyApplicant', 'resumeBuilder', 'proMembership'], {
        default: 'none',
        description: 'The plan to highlight.',
      }),
      both: Type.Boolean({
        default: true,
        description: 'Whether Early Applicant and Resume Builder are offered together as well.',
      }),
      owned: Type.Enum(['show', 'hide'], {
        default: 'show',
        description: 'Whether to show plans that the member already has.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    plans: Type.Array(
      Type.Object({
        ...Buy,
        name: Type.String(),
        description: Type.Array(Type.String()),
        /** The price in large type, and the note on the other price. */
        price: Type.String(),
        beside: Type.String(),
        /** When the reader's plan ends. */
        state: Type.String(),
        badge: Type.Union([Type.String(), Type.Null()]),
        isHighlighted: Type.Boolean(),
      }),
    ),
    both: Type.Union([
      Type.Object({ ...Buy, names: Type.String(), price: Type.String(), save: Type.String() }),
      Type.Null(),
    ]),
    /** Path of this page; browsers return here. */
    next: Type.String(),
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['plans'],
  hydrate: 'never',
  personal: true,
  migrations: [sameSettings, sameSettings],
  limit: 2,
});
