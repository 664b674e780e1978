import { defineLoader } from '@broadsheet/contract/block-loader';
import { fillFacts } from '../shared/text/brand-facts.ts';
import { parseFilled } from '../shared/text/load-prose.ts';
import { questions } from './schema.ts';

export const loadQuestions = defineLoader(questions, ({ items }, context) => {
  const answered = items.map(({ question, answer }) => ({
    question: fillFacts(question, context),
    answer: parseFilled(answer, context),
  }));
  return { data: answered.length > 0 ? { questions: answered } : null };
});
