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
        default: 'Choose a job you love, and the work finds its own hours.',
      }),
      author: Type.String({ maxLength: 80, default: '' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
  hydrate: 'never',
});
