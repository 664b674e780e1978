import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const breadcrumbs = defineBlock({
  type: 'breadcrumbs',
  version: 1,
  title: 'Breadcrumbs',
  description: 'The path from the home page to this page.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({ trail: Type.Array(Link), here: Type.String() }),
  messages: ['trail'],
  hydrate: 'never',
  limit: 1,
  pages: [
    'category',
    'tag',
    'search',
    'location',
    'location_based',
    'jobdetail',
    'company',
    'course',
  ],
});
