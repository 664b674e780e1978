import Type from 'typebox';
import { NUMBERED } from '../numbered.ts';

const KEY = { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 } as const;
const Text = (maxLength: number, title?: string) =>
  Type.String({ minLength: 1, maxLength, ...(title !== undefined && { title }) });

const closed = { additionalProperties: false } as const;
const questionFields = {
  id: Type.String({ ...KEY, ...NUMBERED }),
  question: Text(160, 'Question'),
};

export const SURVEY_TEXT_MAX = 500;

/** A choice of answers, a number between two labels, or a text. */
export const SurveyQuestion = Type.Union([
  Type.Object(
    {
      ...questionFields,
      kind: Type.Literal('choice'),
      choices: Type.Array(Text(80), {
        minItems: 2,
        maxItems: 8,
        uniqueItems: true,
        title: 'Answers to choose from',
      }),
    },
    { ...closed, title: 'Choice of answers' },
  ),
  Type.Object(
    {
      ...questionFields,
      kind: Type.Literal('scale'),
      from: Type.Integer({ minimum: 0, maximum: 1, title: 'Lowest number' }),
      to: Type.Integer({ minimum: 3, maximum: 10, title: 'Highest number' }),
      low: Text(40, 'Meaning of the lowest'),
      high: Text(40, 'Meaning of the highest'),
    },
    { ...closed, title: 'Scale' },
  ),
  Type.Object({ ...questionFields, kind: Type.Literal('text') }, { ...closed, title: 'Free text' }),
]);
export type SurveyQuestion = Type.Static<typeof SurveyQuestion>;

export const SurveyPlacement = Type.Enum(['jobfeed', 'myprofile']);

export const Survey = Type.Object(
  {
    /** Answers are stored under it, and under the ids of its questions. */
    id: Type.String({ ...KEY, ...NUMBERED }),
    title: Text(80, 'Heading'),
    placements: Type.Array(SurveyPlacement, {
      minItems: 1,
      uniqueItems: true,
      title: 'Shown on',
    }),
    from: Type.Optional(
      Type.String({ format: 'date-time', title: 'Starts on', description: 'ISO 8601' }),
    ),
    until: Type.Optional(
      Type.String({ format: 'date-time', title: 'Ends on', description: 'ISO 8601' }),
    ),
    questions: Type.Array(SurveyQuestion, { minItems: 1, maxItems: 5, title: 'Questions' }),
  },
  closed,
);
export type Survey = Type.Static<typeof Survey>;

/** `layouts/surveys/<brand>.json`: all surveys of a brand, the first of them first. */
export const SurveyFile = Type.Object(
  { surveys: Type.Array(Survey, { maxItems: 100, title: 'Surveys' }) },
  closed,
);
