import { defineBlock } from '@broadsheet/contract/block-definition';
import { AssessmentState } from '@broadsheet/contract/entities/assessment';
import Type from 'typebox';
import { PagerData } from '../shared/list/pager-data.ts';

export const pendingAssessments = defineBlock({
  type: 'pending-assessments',
  version: 1,
  title: 'Pending assessments',
  description: 'The assessments that the member has not taken yet, with the deadline of each.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Pending assessments' }),
      empty: Type.String({
        minLength: 1,
        maxLength: 200,
        default: 'No pending assessments. If a job you apply to has one, it will show here.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        title: Type.String(),
        state: AssessmentState,
        /** Link to the assessment. */
        href: Type.String(),
        job: Type.Object({ title: Type.String(), company: Type.String(), href: Type.String() }),
        minutes: Type.Integer(),
        questions: Type.Integer(),
        /** ISO 8601: the deadline to start the assessment, or to finish it if it is running. */
        until: Type.String(),
      }),
    ),
    pager: PagerData,
  }),
  messages: ['assessments', 'lists'],
  hydrate: 'never',
  personal: true,
  limit: 1,
  pages: ['pendingassessments'],
});
