import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const relatedTags = defineBlock({
  type: 'related-tags',
  version: 1,
  title: 'Related keywords',
  description: 'Other keywords of this category, each with a link to its jobs.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 60, default: 'Look closer' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({ links: Type.Array(Link) }),
  hydrate: 'never',
  pages: ['category', 'tag', 'location_based'],
});
