import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const cityList = defineBlock({
  type: 'city-list',
  version: 1,
  title: 'List of cities',
  description: 'The large cities, each with its page of jobs; on a category, its jobs there.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'Jobs by city' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({ links: Type.Array(Link) }),
  hydrate: 'never',
});
