import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { ContentItem } from '../shared/list/content-item.ts';

const Partner = Type.Object(
  {
    ...Type.Omit(ContentItem, ['icon']).properties,
    tier: Type.Optional(
      Type.Enum(['platinum', 'gold'], {
        description: 'Platinum partners come first, then gold, each under a heading.',
      }),
    ),
  },
  { additionalProperties: false },
);

export const learningPartners = defineBlock({
  type: 'learning-partners',
  version: 1,
  title: 'Learning partners',
  description:
    'Learning partners by tier, with the jobs that their courses lead to. Hidden if it has no items.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Learning partners' }),
      note: Type.String({ maxLength: 160, default: '' }),
      items: Type.Array(Partner, { maxItems: 12, default: [] }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
  messages: ['courses'],
  hydrate: 'never',
  ignoresAddress: true,
});
