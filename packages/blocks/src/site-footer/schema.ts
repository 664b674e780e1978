import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../parts/link.ts';

export const siteFooter = defineBlock({
  type: 'site-footer',
  version: 1,
  title: 'Footer of the site',
  description:
    'Sections, cities, companies, what the site says of itself, apps and the legal line.',
  settings: Type.Object(
    {
      legal: Type.String({
        maxLength: 280,
        default:
          'Employers write the vacancies and answer for them. Nobody may ask you for money to apply.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    name: Type.String(),
    tagline: Type.String(),
    year: Type.Integer(),
    columns: Type.Array(Type.Object({ title: Type.String(), links: Type.Array(Link) })),
  }),
  hydrate: 'never',
  landmark: 'contentinfo',
  pinned: true,
  limit: 1,
});
