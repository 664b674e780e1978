import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { AnsweredQuestion } from '../shared/text/answered-question.ts';
import { richTextOptions } from '../shared/text/rich-text.ts';

export const questions = defineBlock({
  type: 'questions',
  version: 1,
  title: 'Questions and answers',
  description: 'Questions that open to their answers. Hidden until there is one.',
  settings: Type.Object(
    {
      title: Type.String({
        minLength: 1,
        maxLength: 80,
        default: 'Questions and answers',
      }),
      items: Type.Array(
        Type.Object(
          {
            question: Type.String({ title: 'Question', minLength: 1, maxLength: 160 }),
            answer: Type.String({ ...richTextOptions(2_000), title: 'Answer', minLength: 1 }),
          },
          { additionalProperties: false },
        ),
        { title: 'Questions', maxItems: 20, default: [] },
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ questions: Type.Array(AnsweredQuestion) }),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
});
