import { CLASS_FIELDS } from '@broadsheet/contract/audience';
import { defineBlock } from '@broadsheet/contract/block-definition';
import { orNull } from '@broadsheet/contract/or-null';
import { BANNER_SOURCE, NAMES_BANNERS } from '@broadsheet/contract/promo-banner';
import Type from 'typebox';
import { fieldsOfBanners } from './fields-of-banners.ts';

export const promoBanners = defineBlock({
  type: 'promo-banners',
  version: 1,
  title: 'Promo banners',
  description: 'Cards from a list of banners, chosen by experience, city, category and audience.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Highlights' }),
      source: Type.String({
        pattern: BANNER_SOURCE,
        [NAMES_BANNERS.key]: NAMES_BANNERS.value,
        default: 'home',
        description: 'The list of banners that the cards come from.',
      }),
      limit: Type.Integer({ minimum: 1, maximum: 12, default: 3 }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    banners: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        text: Type.String(),
        subText: Type.String(),
        ctaText: Type.String(),
        href: Type.String(),
        image: orNull(Type.String()),
        logo: orNull(Type.String()),
        /** The owner of the banner, and the link of that name. */
        owner: Type.String(),
        ownerHref: orNull(Type.String()),
      }),
    ),
  }),
  written: true,
  hydrate: 'never',
  // Which of them the rows of the file decide.
  varies: CLASS_FIELDS,
  consults: ({ source }, { banners, brand }) => fieldsOfBanners(banners(String(source)), brand),
});
