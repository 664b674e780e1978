import { defineBlock } from '@broadsheet/contract/block-definition';
import { ProsePart } from '@broadsheet/contract/prose';
import Type from 'typebox';
import { AnsweredQuestion } from '../shared/text/answered-question.ts';
import { contentNameOptions } from '../shared/text/content-name.ts';

export const faq = defineBlock({
  type: 'faq',
  version: 1,
  title: 'FAQ',
  description:
    'Questions and answers from a text: each heading is a group, and each smaller heading a question.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Help and FAQs' }),
      text: Type.String(contentNameOptions),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    intro: Type.Array(ProsePart),
    groups: Type.Array(
      Type.Object({
        title: Type.String(),
        questions: Type.Array(AnsweredQuestion),
      }),
    ),
  }),
  written: true,
  hydrate: 'never',
  primary: true,
  limit: 1,
  pages: ['faq'],
  contentSettings: ['text'],
});
