import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const planCards = defineBlock({
  type: 'plan-cards',
  version: 1,
  title: 'Plans',
  description: 'What each paid plan gives and costs, from the config of the brand.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'What they give and cost' }),
      plans: Type.Array(Type.Enum(['earlyApplicant', 'resumeBuilder']), {
        minItems: 1,
        uniqueItems: true,
        default: ['earlyApplicant', 'resumeBuilder'],
        description: 'Which plans, in their order.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    plans: Type.Array(
      Type.Object({
        name: Type.String(),
        description: Type.Array(Type.String()),
        price: Type.String(),
        frequency: Type.String(),
        perMonth: Type.String(),
      }),
    ),
    both: Type.Union([Type.Object({ price: Type.String(), save: Type.String() }), Type.Null()]),
  }),
  hydrate: 'never',
  limit: 1,
});
