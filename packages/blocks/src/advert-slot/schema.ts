import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const advertSlot = defineBlock({
  type: 'advert-slot',
  version: 1,
  title: 'Advertisement',
  description:
    'An advertisement from the brand config, marked as such. A slot that is off takes no space.',
  settings: Type.Object(
    {
      slot: Type.String({
        pattern: '^[a-z0-9-]*$',
        maxLength: 60,
        default: '',
        description: 'The name of an advertising space of the site, such as home-middle.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    label: Type.String(),
    advertiser: Type.String(),
    text: Type.String(),
    href: Type.String(),
    picture: Type.Union([Type.String(), Type.Null()]),
    /** The picture is fetched with the page. */
    preload: Type.Boolean(),
  }),
  hydrate: 'never',
  ignoresAddress: true,
  limit: 4,
});
