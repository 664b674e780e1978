import { defineBlock } from '@broadsheet/contract/block-definition';
import { Assessment, AssessmentQuestion } from '@broadsheet/contract/entities/assessment';
import Type from 'typebox';

const { jobId, jobTitle, companyName, title, minutes, questions, state } = Assessment.properties;
const { deadline, endsAt, passMark, answered, result } = Assessment.properties;

export const assessmentBlock = defineBlock({
  type: 'assessment',
  version: 1,
  title: 'Assessment',
  description:
    'Has the reader take the test of a job, one question after the other. It stands on the page of assessments that wait, while one is chosen there.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    /** Null for one that is not there. */
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
        /** Where its forms come back to, without the place of a question. */
        href: Type.String(),
        /** Whether each question was answered, in their order. */
        marks: Type.Array(Type.Boolean()),
        /** The question that is shown; null for what comes before the first and after the last. */
        shown: Type.Union([
          Type.Object({
            ...AssessmentQuestion.properties,
            /** From 1. */
            place: Type.Integer({ minimum: 1 }),
            /** Where its answer leads. */
            next: Type.String(),
          }),
          Type.Null(),
        ]),
      }),
      Type.Null(),
    ]),
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  hydrate: 'never',
  personal: true,
  limit: 1,
  pages: ['pendingassessments'],
});
