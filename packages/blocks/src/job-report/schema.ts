import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const jobReport = defineBlock({
  type: 'job-report',
  version: 1,
  title: 'Report this job',
  description: 'Reports a job that is closed, wrong or suspicious. Folded until someone opens it.',
  settings: Type.Object(
    { label: Type.String({ minLength: 1, maxLength: 40, default: 'Report this job' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({ id: Type.Integer(), next: Type.String() }),
  messages: ['job'],
  hydrate: 'never',
  limit: 1,
  pages: ['jobdetail'],
});
