import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const jobReport = defineBlock({
  type: 'job-report',
  version: 1,
  title: 'Report this job',
  description: 'Tells us of a job that is closed, wrong or worse. Folded until it is asked for.',
  settings: Type.Object(
    { label: Type.String({ minLength: 1, maxLength: 40, default: 'Report this job' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({ id: Type.Integer(), next: Type.String() }),
  hydrate: 'never',
  limit: 1,
  pages: ['jobdetail'],
});
