import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { JobRowData } from '../shared/job/job-row-data.ts';
import { PagerData } from '../shared/list/pager-data.ts';
import { Link } from '../shared/page/link.ts';

export const jobList = defineBlock({
  type: 'job-list',
  version: 1,
  title: 'Job list',
  description: 'The jobs of a category, keyword, city or search, with sorting and pages.',
  settings: Type.Object(
    {
      title: Type.String({
        maxLength: 120,
        default: '',
        description: 'Replaces the heading "1,204 Backend jobs"; {count} is the number.',
      }),
      intro: Type.String({ maxLength: 280, default: '' }),
      noun: Type.String({ minLength: 1, maxLength: 40, default: 'jobs' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    heading: Type.String(),
    corrected: Type.Union([
      Type.Object({ asked: Type.String(), used: Type.String(), exactHref: Type.String() }),
      Type.Null(),
    ]),
    /** What the found jobs do not have of the search. */
    relaxed: Type.Optional(Type.String()),
    chips: Type.Array(Link),
    clearHref: Type.String(),
    sorts: Type.Array(Type.Object({ ...Link.properties, current: Type.Boolean() })),
    rows: Type.Array(JobRowData),
    pager: PagerData,
    /** Link to the next page, if its rows can be appended to these. */
    more: Type.Union([Link, Type.Null()]),
    /** Links to search the same text in other entities; empty outside of search pages. */
    kinds: Type.Array(Type.Object({ ...Link.properties, current: Type.Boolean() })),
    /** Links to other lists, if the list is empty. */
    wider: Type.Array(Link),
  }),
  messages: ['jobs', 'lists', 'trail'],
  hydrate: 'never',
  leavesOutBlocked: true,
  primary: true,
  onFailure: 'show',
  vacancies: true,
  limit: 1,
  pages: ['category', 'tag', 'search', 'location', 'location_based'],
});
