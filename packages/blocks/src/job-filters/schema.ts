import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

const Field = { name: Type.String(), value: Type.String() };

/** One box or button of the form: the parameter that it adds to the address. */
export const Choice = Type.Object({
  ...Field,
  label: Type.String(),
  count: Type.String(),
  on: Type.Boolean(),
});

export const listFilters = defineBlock({
  type: 'job-filters',
  version: 1,
  title: 'Filters of a list of jobs',
  description:
    'Narrow the list beside it by city, experience, date, area, industry, pay and more: a form.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 40, default: 'Filters' }),
      apply: Type.String({ minLength: 1, maxLength: 24, default: 'Show jobs' }),
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
    /** Where the form leads: the list without filters. */
    action: Type.String(),
    clearHref: Type.String(),
    /** What is no filter and stays as it is. */
    kept: Type.Array(Type.Object(Field)),
    groups: Type.Array(
      Type.Object({
        title: Type.String(),
        kind: Type.Enum(['one', 'many']),
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
