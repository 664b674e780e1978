import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { JobRowData } from '../shared/job/job-row-data.ts';
import { Link } from '../shared/page/link.ts';

export const similarJobsList = defineBlock({
  type: 'similar-jobs-list',
  version: 1,
  title: 'Similar jobs: full list',
  description: 'All open jobs with the same skills as this job.',
  settings: Type.Object(
    {
      emptyText: Type.String({
        minLength: 1,
        maxLength: 160,
        default: 'No similar jobs right now.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    job: Link,
    company: Type.String(),
    note: Type.String(),
    rows: Type.Array(JobRowData),
    more: Link,
  }),
  messages: ['job', 'jobs'],
  hydrate: 'never',
  leavesOutBlocked: true,
  primary: true,
  onFailure: 'show',
  limit: 1,
  pages: ['similar-jobs'],
});
