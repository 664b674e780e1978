import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { JobRowData } from '../shared/job/job-row-data.ts';
import { PagerData } from '../shared/list/pager-data.ts';
import { Link } from '../shared/page/link.ts';

export const womenJobs = defineBlock({
  type: 'women-jobs',
  version: 1,
  title: 'Jobs for women',
  description: 'Jobs of companies that welcome women and women returning to work, in pages.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Jobs that welcome women' }),
      emptyText: Type.String({
        minLength: 1,
        maxLength: 160,
        default: 'No marked jobs match right now. All other jobs are open to you, too.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    note: Type.String(),
    /** The links for one of the marks, or for all. */
    marks: Type.Array(Type.Object({ ...Link.properties, current: Type.Boolean() })),
    mark: Type.String(),
    /** The selectable cities, and the summary of the selection. */
    cities: Type.Object({
      said: Type.String(),
      choices: Type.Array(
        Type.Object({ value: Type.String(), label: Type.String(), on: Type.Boolean() }),
      ),
    }),
    fields: Type.Array(
      Type.Object({
        name: Type.String(),
        label: Type.String(),
        any: Type.String(),
        chosen: Type.String(),
        options: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
      }),
    ),
    /** Link to the unfiltered list; null if no filter is active. */
    clearHref: Type.Union([Type.String(), Type.Null()]),
    rows: Type.Array(JobRowData),
    pager: PagerData,
  }),
  messages: ['jobs', 'lists', 'women'],
  hydrate: 'never',
  leavesOutBlocked: true,
  primary: true,
  onFailure: 'show',
  vacancies: true,
  limit: 1,
  pages: ['women_at_work'],
});
