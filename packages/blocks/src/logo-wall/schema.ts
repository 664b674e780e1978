import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { hrefOptions, pictureOptions } from '../shared/page/link.ts';

export const logoWall = defineBlock({
  type: 'logo-wall',
  version: 1,
  title: 'Company logos',
  description:
    'A wall of logos that lead to the companies. Without entries of its own, the companies with the most open jobs.',
  settings: Type.Object(
    {
      title: Type.String({
        minLength: 1,
        maxLength: 80,
        default: 'Companies that hire here',
      }),
      count: Type.Integer({
        title: 'Number of logos',
        minimum: 3,
        maximum: 24,
        default: 12,
      }),
      items: Type.Array(
        Type.Object(
          {
            name: Type.String({ title: 'Name', minLength: 1, maxLength: 80 }),
            imageUrl: Type.Optional(
              Type.String({
                ...pictureOptions('logo'),
                description: 'A square logo.',
                title: 'Logo',
              }),
            ),
            link: Type.String({ ...hrefOptions }),
          },
          { additionalProperties: false },
        ),
        { title: 'Entries', maxItems: 24, default: [] },
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    companies: Type.Array(
      Type.Object({
        name: Type.String(),
        href: Type.String(),
        logo: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
});
