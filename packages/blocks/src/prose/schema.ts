import { defineBlock } from '@broadsheet/contract/block-definition';
import { ProsePart } from '@broadsheet/contract/prose';
import Type from 'typebox';
import { contentNameOptions } from '../shared/text/content-name.ts';

export const prose = defineBlock({
  type: 'prose',
  version: 1,
  title: 'Text',
  description: 'A text of its own, with the heading of the page.',
  settings: Type.Object(
    {
      title: Type.String({
        maxLength: 80,
        default: '',
        description: 'The heading. Leave it empty if the text belongs to the block above.',
      }),
      text: Type.String(contentNameOptions),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ title: Type.String(), parts: Type.Array(ProsePart) }),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
  contentSettings: ['text'],
});
