import type { ProsePart } from '@broadsheet/contract/prose';
import type { AnsweredQuestion } from '../shared/text/answered-question.ts';
import { lineText } from '../shared/text/load-prose.ts';

interface Group {
  readonly title: string;
  readonly questions: AnsweredQuestion[];
}
interface Grouped {
  /** The text before the first heading. */
  readonly intro: ProsePart[];
  readonly groups: Group[];
}

/**
 * Parses a text into questions: `##` starts a group, `###` a question, the rest is the answer. Text between a group
 * heading and its first question joins the intro. Groups without questions are dropped.
 */
export const groupQuestions = (prose: readonly ProsePart[]): Grouped => {
  const intro: ProsePart[] = [];
  const groups: Group[] = [];
  let answer = intro;
  for (const item of prose) {
    if (item.kind === 'heading' && item.level === 2) {
      groups.push({ title: lineText(item.line), questions: [] });
      answer = intro;
    } else if (item.kind === 'heading' && item.level === 3) {
      if (groups.length === 0) groups.push({ title: '', questions: [] });
      answer = [];
      groups.at(-1)?.questions.push({ question: lineText(item.line), answer });
    } else answer.push(item);
  }
  return { intro, groups: groups.filter(({ questions }) => questions.length > 0) };
};
