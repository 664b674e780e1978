import type { ProsePart } from '@broadsheet/contract/prose';
import type { Seo } from '@broadsheet/contract/seo';
import type { AnsweredQuestion } from './answered-question.ts';
import { lineText } from './load-prose.ts';

const textLinesOf = (item: ProsePart): string[] => {
  if (item.kind === 'rule') return [];
  if (item.kind === 'list') return item.items.map(lineText);
  if (item.kind === 'table') {
    return [item.head, ...item.rows].map((row) => row.map(lineText).join(', '));
  }
  return [lineText(item.line)];
};

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
