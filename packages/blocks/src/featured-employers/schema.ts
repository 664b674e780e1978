import { defineBlock } from '@broadsheet/contract/block-definition';
import { CoverSizes } from '@broadsheet/contract/entities/office-picture';
import Type from 'typebox';
import { ContentItem } from '../shared/list/content-item.ts';
import { pictureOptions } from '../shared/page/link.ts';

export const featuredEmployers = defineBlock({
  type: 'featured-employers',
  version: 1,
  title: 'Featured employers',
  description:
    'One employer in detail and a few beside it. Without items, the employers with the most open jobs.',
  settings: Type.Object(
    {
      title: Type.String({
        minLength: 1,
        maxLength: 80,
        default: 'Featured employer of the month',
      }),
      count: Type.Integer({ minimum: 1, maximum: 7, default: 4 }),
      items: Type.Array(
        Type.Object(
          {
            ...Type.Omit(ContentItem, ['icon', 'imageUrl']).properties,
            imageUrl: Type.Optional(
              Type.String({
                ...pictureOptions('landscape'),
                description: 'A picture of the employer, 16:9.',
              }),
            ),
            companyLogo: ContentItem.properties.imageUrl,
          },
          { additionalProperties: false },
        ),
        { maxItems: 7, default: [] },
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    employers: Type.Array(
      Type.Object({
        name: Type.String(),
        href: Type.String(),
        text: Type.String(),
        facts: Type.String(),
        logo: Type.Union([Type.String(), Type.Null()]),
        picture: Type.Union([Type.String(), Type.Null()]),
        /** Absent where the picture has no narrow version. */
        pictureSizes: Type.Optional(CoverSizes),
      }),
    ),
  }),
  hydrate: 'never',
});
