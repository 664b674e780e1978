import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { JobRowData } from '../shared/job/job-row-data.ts';
import { Link } from '../shared/page/link.ts';

export const similarJobs = defineBlock({
  type: 'similar-jobs',
  version: 1,
  title: 'Similar jobs',
  description: 'Open jobs with the same skills as this job.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 60, default: 'Similar jobs' }),
      count: Type.Integer({ minimum: 1, maximum: 20, default: 6 }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ rows: Type.Array(JobRowData), more: Link }),
  messages: ['jobs'],
  hydrate: 'never',
  leavesOutBlocked: true,
  vacancies: true,
  limit: 1,
  pages: ['jobdetail', 'jobapplied'],
});
