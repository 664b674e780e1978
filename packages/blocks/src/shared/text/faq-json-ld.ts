import type { Seo } from '@broadsheet/contract/seo';
import type { AnsweredQuestion } from './answered-question.ts';
import { textLinesOf } from './load-prose.ts';

/** Questions that a page shows, as schema.org FAQPage; nothing without any. */
export const faqJsonLd = (questions: readonly AnsweredQuestion[]): Seo['jsonLd'] =>
  questions.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.flatMap(textLinesOf).join('\n') },
          })),
        },
      ];
