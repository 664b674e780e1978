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

const fillPart = (part: ProsePart, brand: BrandConfig): ProsePart => {
  const fill = (line: readonly ProseRun[]) => fillLine(line, brand);
  switch (part.kind) {
    case 'list':
      return { ...part, items: part.items.map(fill) };
    case 'table':
      return { ...part, head: part.head.map(fill), rows: part.rows.map((row) => row.map(fill)) };
    case 'rule':
      return part;
    default:
      return { ...part, line: fill(part.line) };
  }
};

/** The brand's text of a name, its facts filled in; null when there is none. */
export const loadProse = (
  { brand, content }: Pick<LoaderContext, 'brand' | 'content'>,
  name: string,
): ProsePart[] | null => {
  const text = name === '' ? null : content(name);
  return text === null ? null : parseProse(text).parts.map((part) => fillPart(part, brand));
};

/** The words of a line without its looks. */
export const wordsOf = (line: readonly ProseRun[]): string =>
  line
    .map(({ text }) => text)
    .join('')
    .trim();
