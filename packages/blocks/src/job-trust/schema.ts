import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const jobTrust = defineBlock({
  type: 'job-trust',
  version: 1,
  title: 'Facts about a job and its employer',
  description:
    'What we confirmed about the employer, how often the job was posted, how the employer replies, confirmed reports, where the apply link leads, and payments that the text mentions.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'Before you apply' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    facts: Type.Array(Type.Object({ label: Type.String(), text: Type.String() })),
    /** Parts of the job's text that mention a payment of the applicant. */
    quotes: Type.Array(Type.String()),
  }),
  messages: ['trust'],
  hydrate: 'never',
  limit: 1,
  pages: ['jobdetail'],
});
