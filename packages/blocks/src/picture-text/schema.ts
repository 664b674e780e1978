import { defineBlock } from '@broadsheet/contract/block-definition';
import { ProsePart } from '@broadsheet/contract/prose';
import Type from 'typebox';
import { hrefOptions, pictureOptions } from '../shared/page/link.ts';
import { richTextOptions } from '../shared/text/rich-text.ts';

export const pictureText = defineBlock({
  type: 'picture-text',
  version: 1,
  title: 'Picture with text',
  description: 'A heading and a text beside a picture, with a button if it has a link.',
  settings: Type.Object(
    {
      title: Type.String({
        minLength: 1,
        maxLength: 80,
        default: 'Find the team that fits you',
      }),
      text: Type.String({ ...richTextOptions(2_000), default: '' }),
      imageUrl: Type.Optional(
        Type.String({ ...pictureOptions('landscape'), description: 'The picture, 16:9.' }),
      ),
      imageText: Type.String({
        title: 'What the picture shows',
        maxLength: 160,
        default: '',
        description: 'For people who cannot see it. Empty if the picture only decorates.',
      }),
      side: Type.Enum(['start', 'end'], {
        title: 'Picture at',
        default: 'end',
        description: 'The side of the picture on wide screens. On phones it is above the text.',
      }),
      ctaText: Type.String({
        minLength: 1,
        maxLength: 40,
        default: 'See companies',
      }),
      link: Type.Optional(Type.String({ ...hrefOptions, description: 'Where the button leads.' })),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ title: Type.String(), parts: Type.Array(ProsePart) }),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
});
