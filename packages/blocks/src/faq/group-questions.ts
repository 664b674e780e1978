import type { ProsePart } from '@broadsheet/contract/prose';
import { wordsOf } from '../shared/text/load-prose.ts';

interface Question {
  readonly question: string;
  readonly answer: ProsePart[];
}
interface Group {
  readonly title: string;
  readonly questions: Question[];
}
interface Grouped {
  /** What stands before the first heading. */
  readonly intro: ProsePart[];
  readonly groups: Group[];
}

/**
 * Reads a text as questions: `##` opens a group, `###` a question, the rest answers it.
 * Words between a group's heading and its first question join the intro; groups without questions go.
 */
export const groupQuestions = (parts: readonly ProsePart[]): Grouped => {
  const intro: ProsePart[] = [];
  const groups: Group[] = [];
  let answer = intro;
  for (const part of parts) {
    if (part.kind === 'heading' && part.level === 2) {
      groups.push({ title: wordsOf(part.line), questions: [] });
      answer = intro;
    } else if (part.kind === 'heading' && part.level === 3) {
      if (groups.length === 0) groups.push({ title: '', questions: [] });
      answer = [];
      groups.at(-1)?.questions.push({ question: wordsOf(part.line), answer });
    } else answer.push(part);
  }
  return { intro, groups: groups.filter(({ questions }) => questions.length > 0) };
};

const linesOf = (part: ProsePart): string[] => {
  if (part.kind === 'rule') return [];
  if (part.kind === 'list') return part.items.map(wordsOf);
  if (part.kind === 'table') {
    return [part.head, ...part.rows].map((row) => row.map(wordsOf).join(', '));
  }
  return [wordsOf(part.line)];
};

/** The same as schema.org FAQPage. */
export const faqJsonLd = (groups: readonly Group[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.flatMap(linesOf).join('\n') },
    })),
});
