import Type from 'typebox';
import { defineCall } from '../call.ts';
import { SURVEY_TEXT_MAX, SurveyPlacement, SurveyQuestion } from '../entities/survey.ts';
import { Text } from '../text.ts';
import { MessageAnswer } from './auth.ts';

const none = Type.Object({});
const both = { service: 'user', params: none, auth: 'token' } as const;

/** The next question of the first current survey at a position that the seeker has not completed; null for none. */
export const survey = defineCall({
  ...both,
  method: 'GET',
  path: '/survey',
  query: Type.Object({
    placement: SurveyPlacement,
    type: Type.Optional(Type.Literal('unanswered')),
  }),
  answer: Type.Object({
    survey: Type.Union([
      Type.Object({
        surveyId: Type.String(),
        title: Type.String(),
        question: SurveyQuestion,
        /** Of this question, from 1. */
        position: Type.Integer({ minimum: 1 }),
        questions: Type.Integer({ minimum: 1 }),
      }),
      Type.Null(),
    ]),
  }),
});

/**
 * Answers one question, once, or skips it or all remaining ones. Without JavaScript it is a form, hence one question at
 * a time. Errors: SURVEY_NOT_FOUND, SURVEY_ANSWERED, and VALIDATION for an invalid answer.
 */
export const answerSurvey = defineCall({
  ...both,
  method: 'POST',
  path: '/survey/answer',
  query: none,
  body: Type.Object({
    surveyId: Text({ maxLength: 60 }),
    questionId: Text({ maxLength: 60 }),
    /** One of the choices, a number, or the text. */
    answer: Type.Optional(Text({ maxLength: SURVEY_TEXT_MAX })),
    skip: Type.Optional(Type.Enum(['question', 'survey'])),
  }),
  answer: Type.Object({
    ...MessageAnswer.properties,
    /** Of this survey, still to be answered. */
    left: Type.Integer({ minimum: 0 }),
  }),
});
