import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { JobRowData } from '../shared/job/job-row-data.ts';
import { PagerData } from '../shared/list/pager-data.ts';
import { Link } from '../shared/page/link.ts';

export const recruiterJobs = defineBlock({
  type: 'recruiter-jobs',
  version: 1,
  title: 'Jobs of a recruiter',
  description: "A recruiter's profile and the jobs they hire for, in pages.",
  settings: Type.Object(
    {
      source: Type.String({
        minLength: 1,
        maxLength: 40,
        default: 'From a recruiter',
        description: 'Where these jobs come from, above the name.',
      }),
      emptyText: Type.String({
        minLength: 1,
        maxLength: 160,
        default: 'No vacancies just now. Those of the company, or of others, are a step away.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Union([
    Type.Object({
      found: Type.Literal(true),
      name: Type.String(),
      designation: Type.String(),
      company: Type.Object({
        ...Link.properties,
        logo: Type.Union([Type.String(), Type.Null()]),
      }),
      note: Type.String(),
      rows: Type.Array(JobRowData),
      pager: PagerData,
    }),
    Type.Object({ found: Type.Literal(false), categories: Type.Array(Link) }),
  ]),
  hydrate: 'never',
  leavesOutBlocked: true,
  primary: true,
  onFailure: 'show',
  vacancies: true,
  limit: 1,
  pages: ['recruiterJobfeed'],
});
