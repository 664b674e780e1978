import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const nearbyCities = defineBlock({
  type: 'nearby-cities',
  version: 1,
  title: 'Nearby cities',
  description: 'Jobs in nearby cities with the number of jobs.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 60, default: 'Jobs in nearby cities' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    links: Type.Array(Type.Object({ ...Link.properties, count: Type.String() })),
  }),
  hydrate: 'never',
  pages: ['location', 'location_based'],
});
