import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { parseProse } from '@broadsheet/contract/parse-prose';
import type { ProsePart, ProseRun } from '@broadsheet/contract/prose';
import { fillFacts } from './brand-facts.ts';

const fillLine = (line: readonly ProseRun[], brand: BrandConfig): ProseRun[] =>
  line.map((run) => ({
    ...run,
    text: fillFacts(run.text, brand),
    ...(run.href === undefined ? {} : { href: fillFacts(run.href, brand) }),
  }));

const fillItem = (item: ProsePart, brand: BrandConfig): ProsePart => {
  const fill = (line: readonly ProseRun[]) => fillLine(line, brand);
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

/** Loads the brand's text with its placeholders filled in; null if there is none. */
export const loadProse = (
  { brand, content }: Pick<LoaderContext, 'brand' | 'content'>,
  name: string,
): ProsePart[] | null => {
  const text = name === '' ? null : content(name);
  return text === null ? null : parseProse(text).parts.map((item) => fillItem(item, brand));
};

/** The plain text of a line, without formatting. */
export const lineText = (line: readonly ProseRun[]): string =>
  line
    .map(({ text }) => text)
    .join('')
    .trim();
