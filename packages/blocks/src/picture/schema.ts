import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { hrefOptions, pictureOptions } from '../shared/page/link.ts';

export const picture = defineBlock({
  type: 'picture',
  version: 1,
  title: 'Picture',
  description:
    'A picture with a caption, and a link if you give one. Hidden until it has a picture.',
  settings: Type.Object(
    {
      imageUrl: Type.Optional(
        Type.String({ ...pictureOptions('landscape'), description: 'The picture.' }),
      ),
      imageText: Type.String({
        title: 'What the picture shows',
        maxLength: 160,
        default: '',
        description: 'For people who cannot see it. Empty if the picture only decorates.',
      }),
      caption: Type.String({ maxLength: 200, default: '' }),
      shape: Type.Enum(['landscape', 'banner', 'square'], {
        title: 'Shape',
        default: 'landscape',
        description: 'The part outside of it is cut off at the edges.',
      }),
      link: Type.Optional(Type.String({ ...hrefOptions, description: 'Where the picture leads.' })),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ caption: Type.String() }),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
});
