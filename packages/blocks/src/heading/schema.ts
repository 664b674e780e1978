import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { hrefOptions } from '../shared/page/link.ts';

export const heading = defineBlock({
  type: 'heading',
  version: 1,
  title: 'Heading',
  description: 'A heading with a short text below it, and a button if it has a link.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Jobs picked for you' }),
      text: Type.String({ maxLength: 300, default: '' }),
      level: Type.Enum(['page', 'section'], {
        default: 'page',
        description: 'Whether it is the heading of the page, which has one, or of a section.',
      }),
      ctaText: Type.String({ minLength: 1, maxLength: 40, default: 'See jobs' }),
      link: Type.Optional(Type.String({ ...hrefOptions, description: 'Where the button leads.' })),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ title: Type.String(), text: Type.String() }),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
});
