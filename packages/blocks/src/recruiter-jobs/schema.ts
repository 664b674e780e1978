import { defineBlock } from '@broadsheet/contract/block-definition';
import { PortraitUrl } from '@broadsheet/contract/entities/portrait';
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
        default: 'Jobs from a recruiter',
        description: 'Text above the name of the recruiter.',
      }),
      emptyText: Type.String({
        minLength: 1,
        maxLength: 160,
        default: 'No open jobs right now. See other jobs of the company.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Union([
    Type.Object({
      found: Type.Literal(true),
      name: Type.String(),
      designation: Type.String(),
      portraitUrl: PortraitUrl,
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
  messages: ['jobs', 'lists', 'recruiters', 'suggestions'],
  hydrate: 'never',
  leavesOutBlocked: true,
  primary: true,
  onFailure: 'show',
  vacancies: true,
  limit: 1,
  pages: ['recruiterJobfeed'],
});
