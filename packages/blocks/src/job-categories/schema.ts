import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const jobCategories = defineBlock({
  type: 'job-categories',
  version: 1,
  title: 'Job categories',
  description: 'All job categories of the brand with the number of open jobs.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Find job opportunities' }),
      note: Type.String({ maxLength: 160, default: '' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    entries: Type.Array(Type.Object({ ...Link.properties, count: Type.String() })),
  }),
  messages: ['lists'],
  hydrate: 'never',
});
