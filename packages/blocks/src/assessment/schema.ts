import { defineBlock } from '@broadsheet/contract/block-definition';
import { Assessment } from '@broadsheet/contract/entities/assessment';
import Type from 'typebox';
import { ShownTest } from '../shared/assessment/shown-test.ts';

const { jobId, jobTitle, companyName, title, minutes, questions, state } = Assessment.properties;
const { deadline, endsAt, passMark, answered, result } = Assessment.properties;

export const assessmentBlock = defineBlock({
  type: 'assessment',
  version: 1,
  title: 'Assessment',
  description:
    'The assessment of a job, one question at a time. Shown once the member has chosen one.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    /** Null if the assessment does not exist. */
    assessment: Type.Union([
      Type.Object({
        jobId,
        jobTitle,
        companyName,
        title,
        minutes,
        questions,
        state,
        deadline,
        endsAt,
        passMark,
        answered,
        result,
        jobHref: Type.String(),
        ...ShownTest,
      }),
      Type.Null(),
    ]),
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['assessments', 'test'],
  hydrate: 'never',
  personal: true,
  limit: 1,
  pages: ['pendingassessments'],
});
