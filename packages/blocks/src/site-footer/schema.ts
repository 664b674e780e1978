import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';
import { contentNameOptions } from '../shared/text/content-name.ts';

export const siteFooter = defineBlock({
  type: 'site-footer',
  version: 1,
  title: 'Footer',
  description: 'The footer: menu, cities, companies, apps and the legal line.',
  settings: Type.Object(
    {
      menu: Type.String({
        ...contentNameOptions,
        default: '',
        description:
          'The text with the links between the cities and the apps: headings, and under each a list of links.',
      }),
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
  contentSettings: ['menu'],
  limit: 1,
});
