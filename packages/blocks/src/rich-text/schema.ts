import { defineBlock } from '@broadsheet/contract/block-definition';
import { ProsePart } from '@broadsheet/contract/prose';
import Type from 'typebox';
import { richTextOptions } from '../shared/text/rich-text.ts';

export const richText = defineBlock({
  type: 'rich-text',
  version: 1,
  title: 'Rich text',
  description: 'Paragraphs with headings, lists and links, written in the page itself.',
  settings: Type.Object(
    {
      text: Type.String({
        ...richTextOptions(8_000),
        title: 'Text',
        default: 'Find jobs by skill, city or company, and apply with one profile.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ parts: Type.Array(ProsePart) }),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
});
