import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { hrefOptions, pictureOptions } from '../shared/page/link.ts';

export const promoCard = defineBlock({
  type: 'promo-card',
  version: 1,
  title: 'Promotion',
  description: 'A short message with one button.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'See who is hiring' }),
      text: Type.String({ maxLength: 240, default: '' }),
      ctaText: Type.String({ minLength: 1, maxLength: 40, default: 'All companies' }),
      link: Type.String({ ...hrefOptions, default: '/companies' }),
      imageUrl: Type.Optional(
        Type.String({
          ...pictureOptions('banner'),
          description: 'A picture three times as wide as high.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
});
