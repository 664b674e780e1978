import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const quote = defineBlock({
  type: 'quote',
  version: 1,
  title: 'Quote',
  description: 'A quotation with its author.',
  settings: Type.Object(
    {
      text: Type.String({
        maxLength: 280,
        default: 'Every expert was once a beginner.',
      }),
      author: Type.String({ maxLength: 80, default: '' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
});
