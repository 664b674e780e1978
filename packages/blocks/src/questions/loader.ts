import { defineLoader } from '@broadsheet/contract/block-loader';
import { fillFacts } from '../shared/text/brand-facts.ts';
import { faqJsonLd } from '../shared/text/faq-json-ld.ts';
import { parseFilled } from '../shared/text/load-prose.ts';
import { questions } from './schema.ts';

export const loadQuestions = defineLoader(questions, ({ items }, context) => {
  const answered = items.map(({ question, answer }) => ({
    question: fillFacts(question, context),
    answer: parseFilled(answer, context),
  }));
  if (answered.length === 0) return { data: null };
  return { data: { questions: answered }, page: { jsonLd: faqJsonLd(answered) } };
});
