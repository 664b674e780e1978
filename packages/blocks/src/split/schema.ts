import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const split = defineBlock({
  type: 'split',
  version: 1,
  title: 'Two columns',
  description: 'A main column with a narrow one beside it. On phones, one below the other.',
  settings: Type.Object(
    {
      side: Type.Enum(['left', 'right'], {
        default: 'right',
        description: 'The side of the narrow column.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
  hydrate: 'never',
  ignoresAddress: true,
  slots: { main: {}, aside: {} },
});
