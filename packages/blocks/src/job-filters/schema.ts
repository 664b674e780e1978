import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

const Choice = Type.Object({
  label: Type.String(),
  href: Type.String(),
  count: Type.String(),
  on: Type.Boolean(),
});

export const jobFilters = defineBlock({
  type: 'job-filters',
  version: 1,
  title: 'Filters of a list of jobs',
  description: 'Narrow the list beside it by city, experience, date, industry, pay and more.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 40, default: 'Filters' }),
      shown: Type.Integer({
        minimum: 3,
        maximum: 20,
        default: 6,
        description: 'Choices of each filter that stand open; more are folded away.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    on: Type.Integer({ minimum: 0 }),
    groups: Type.Array(
      Type.Object({
        title: Type.String(),
        choices: Type.Array(Choice),
        more: Type.Array(Choice),
      }),
    ),
  }),
  hydrate: 'never',
  leavesOutBlocked: true,
  limit: 1,
  pages: ['category', 'tag', 'search', 'location', 'location_based'],
});
