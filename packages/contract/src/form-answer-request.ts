import Type from 'typebox';
import { SentAnswers } from './answer-form.ts';
import { BLOCK_ID_PATTERN } from './layout.ts';
import { PATH_PATTERN, Text } from './text.ts';

/** The answers to a form of a page. */
export const FormAnswerRequest = Type.Object(
  {
    page: Type.String({ pattern: PATH_PATTERN, maxLength: 2048, description: 'The page’s path.' }),
    block: Type.String({ pattern: BLOCK_ID_PATTERN, description: 'The block on it.' }),
    version: Type.String({
      pattern: '^[a-z0-9]{1,7}$',
      description: 'The version of the form that its page has shown.',
    }),
    key: Type.Optional(
      Type.String({
        pattern: '^[0-9a-f-]{36}$',
        description: 'A UUID: answers with one key are stored once.',
      }),
    ),
    website: Type.Optional(Text({ maxLength: 4000 })),
    answers: SentAnswers,
  },
  { additionalProperties: false },
);
export type FormAnswerRequest = Type.Static<typeof FormAnswerRequest>;
