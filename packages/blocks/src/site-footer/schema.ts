import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';
import { contentNameOptions } from '../shared/text/content-name.ts';

export const siteFooter = defineBlock({
  type: 'site-footer',
  version: 1,
  title: 'Footer',
  description:
    'The footer: menu, cities, companies, apps and the legal line. On phones each group of links is folded.',
  settings: Type.Object(
    {
      appearance: Type.Enum(['full', 'legal'], {
        default: 'full',
        description:
          'All groups of links, or one line of legal links, for pages that people should finish, such as a checkout.',
      }),
      menu: Type.String({
        ...contentNameOptions,
        default: '',
        description:
          'A text with the links between the cities and the apps: headings, each with a list of links.',
      }),
      legal: Type.String({
        maxLength: 280,
        default: 'Companies are responsible for the jobs they post. Never pay to apply for a job.',
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
  messages: ['footer', 'lists'],
  hydrate: 'never',
  ignoresAddress: true,
  landmark: 'contentinfo',
  pinned: true,
  contentSettings: ['menu'],
  limit: 1,
});
