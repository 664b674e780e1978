import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const siteIndex = defineBlock({
  type: 'site-index',
  version: 1,
  title: 'Sitemap',
  description: 'All job categories with their skills, and all cities.',
  settings: Type.Object(
    {
      sections: Type.String({ minLength: 1, maxLength: 60, default: 'Jobs by category' }),
      cities: Type.String({ minLength: 1, maxLength: 60, default: 'Jobs by city' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    sections: Type.Array(Type.Object({ ...Link.properties, tags: Type.Array(Link) })),
    cities: Type.Array(Link),
  }),
  messages: ['lists'],
  hydrate: 'never',
  limit: 1,
});
