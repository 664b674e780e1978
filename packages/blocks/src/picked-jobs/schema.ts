import { defineBlock } from '@broadsheet/contract/block-definition';
import { NAMES_BAND } from '@broadsheet/contract/names-band';
import Type from 'typebox';
import { JobRowData } from '../shared/job/job-row-data.ts';
import { Link } from '../shared/page/link.ts';

export const pickedJobs = defineBlock({
  type: 'picked-jobs',
  version: 1,
  title: 'Picked jobs',
  description: 'The first jobs of a search that you choose. Hidden if the search finds none.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Newest jobs' }),
      note: Type.String({ maxLength: 160, default: '' }),
      words: Type.String({
        maxLength: 100,
        default: '',
        description: 'What to search for, such as java. Empty shows all jobs.',
      }),
      experienceBand: Type.Integer({
        minimum: 1,
        maximum: 9,
        default: 1,
        [NAMES_BAND.key]: NAMES_BAND.value,
        description: 'Years of experience that the jobs ask for.',
      }),
      workFromHome: Type.Boolean({ default: false }),
      count: Type.Integer({
        minimum: 1,
        maximum: 20,
        default: 6,
        description: 'Number of jobs. Phones show at most three.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ rows: Type.Array(JobRowData), more: Link }),
  messages: ['jobs'],
  hydrate: 'never',
  leavesOutBlocked: true,
  vacancies: true,
});
