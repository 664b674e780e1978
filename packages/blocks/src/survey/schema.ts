import { defineBlock } from '@broadsheet/contract/block-definition';
import { SurveyPlacement, SurveyQuestion } from '@broadsheet/contract/entities/survey';
import Type from 'typebox';

export const surveyBlock = defineBlock({
  type: 'survey',
  version: 1,
  title: 'Survey',
  description: 'The next question of a survey for members. Hidden if none is left.',
  settings: Type.Object(
    {
      placement: Type.Enum(SurveyPlacement.enum, {
        default: 'jobfeed',
        description: 'Which surveys to show here.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    surveyId: Type.String(),
    title: Type.String(),
    question: SurveyQuestion,
    position: Type.Integer(),
    questions: Type.Integer(),
    /** The path of this page, to which its form returns. */
    next: Type.String(),
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['survey'],
  hydrate: 'never',
  personal: true,
  limit: 1,
});
