import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const cityList = defineBlock({
  type: 'city-list',
  version: 1,
  title: 'City list',
  description:
    'Large cities with a link to the jobs of each. On a category page, the jobs of that category there.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'Jobs by city' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({ links: Type.Array(Link) }),
  messages: ['jobs'],
  hydrate: 'never',
});
