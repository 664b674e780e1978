import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { parseProse } from '@broadsheet/contract/parse-prose';
import type { ProsePart, ProseRun } from '@broadsheet/contract/prose';
import { type FactSource, fillFacts } from './brand-facts.ts';

const fillLine = (line: readonly ProseRun[], source: FactSource): ProseRun[] =>
  line.map((run) => ({
    ...run,
    text: fillFacts(run.text, source),
    ...(run.href === undefined ? {} : { href: fillFacts(run.href, source) }),
  }));

const fillItem = (item: ProsePart, source: FactSource): ProsePart => {
  const fill = (line: readonly ProseRun[]) => fillLine(line, source);
  switch (item.kind) {
    case 'list':
      return { ...item, items: item.items.map(fill) };
    case 'table':
      return { ...item, head: item.head.map(fill), rows: item.rows.map((row) => row.map(fill)) };
    case 'rule':
      return item;
    default:
      return { ...item, line: fill(item.line) };
  }
};

/** Parses Markdown from a setting, with its placeholders filled in. */
export const parseFilled = (text: string, source: FactSource): ProsePart[] =>
  parseProse(text).parts.map((item) => fillItem(item, source));

/** Loads the brand's text with its placeholders filled in; null if there is none. */
export const loadProse = (
  context: FactSource & Pick<LoaderContext, 'content'>,
  name: string,
): ProsePart[] | null => {
  const text = name === '' ? null : context.content(name);
  return text === null ? null : parseFilled(text, context);
};

/** The plain text of a line, without formatting. */
export const lineText = (line: readonly ProseRun[]): string =>
  line
    .map(({ text }) => text)
    .join('')
    .trim();

/** The plain text of a part, line by line. */
export const textLinesOf = (item: ProsePart): string[] => {
  if (item.kind === 'rule') return [];
  if (item.kind === 'list') return item.items.map(lineText);
  if (item.kind === 'table') {
    return [item.head, ...item.rows].map((row) => row.map(lineText).join(', '));
  }
  return [lineText(item.line)];
};
