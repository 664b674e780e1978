import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const relatedTags = defineBlock({
  type: 'related-tags',
  version: 1,
  title: 'Related skills',
  description: 'Other skills of this category, each with a link to its jobs.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 60, default: 'Related skills' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({ links: Type.Array(Link) }),
  hydrate: 'never',
  pages: ['category', 'tag', 'location_based'],
});
