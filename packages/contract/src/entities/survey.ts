import Type from 'typebox';

const Key = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 });
const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const closed = { additionalProperties: false } as const;
const questionFields = { id: Key, question: Text(160) };

export const SURVEY_TEXT_MAX = 500;

/** A choice of answers, a number between two labels, or a text. */
export const SurveyQuestion = Type.Union([
  Type.Object(
    {
      ...questionFields,
      kind: Type.Literal('choice'),
      choices: Type.Array(Text(80), { minItems: 2, maxItems: 8, uniqueItems: true }),
    },
    closed,
  ),
  Type.Object(
    {
      ...questionFields,
      kind: Type.Literal('scale'),
      from: Type.Integer({ minimum: 0, maximum: 1 }),
      to: Type.Integer({ minimum: 3, maximum: 10 }),
      low: Text(40),
      high: Text(40),
    },
    closed,
  ),
  Type.Object({ ...questionFields, kind: Type.Literal('text') }, closed),
]);
export type SurveyQuestion = Type.Static<typeof SurveyQuestion>;

export const SurveyPlacement = Type.Enum(['jobfeed', 'myprofile']);

export const Survey = Type.Object(
  {
    /** Answers are stored under it, and under the ids of its questions. */
    id: Key,
    title: Text(80),
    placements: Type.Array(SurveyPlacement, { minItems: 1, uniqueItems: true }),
    from: Type.Optional(Type.String({ format: 'date-time', description: 'ISO 8601' })),
    until: Type.Optional(Type.String({ format: 'date-time', description: 'ISO 8601' })),
    questions: Type.Array(SurveyQuestion, { minItems: 1, maxItems: 5 }),
  },
  closed,
);
export type Survey = Type.Static<typeof Survey>;

/** `layouts/surveys/<brand>.json`: all surveys of a brand, the first of them first. */
export const SurveyFile = Type.Object({ surveys: Type.Array(Survey, { maxItems: 100 }) }, closed);
