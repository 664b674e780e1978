import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { JobRowData } from '../shared/job/job-row-data.ts';
import { PagerData } from '../shared/list/pager-data.ts';

export const companyJobs = defineBlock({
  type: 'company-jobs',
  version: 1,
  title: 'Jobs of a company',
  description:
    'All open jobs of one company, in pages. Hidden where the page is not about one company.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 60, default: 'Open jobs' }),
      emptyText: Type.String({
        minLength: 1,
        maxLength: 160,
        default: 'No open jobs right now. See other companies that are hiring.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ note: Type.String(), rows: Type.Array(JobRowData), pager: PagerData }),
  messages: ['companies', 'jobs', 'lists'],
  hydrate: 'never',
  leavesOutBlocked: true,
  primary: true,
  vacancies: true,
  limit: 1,
  pages: ['company'],
});
