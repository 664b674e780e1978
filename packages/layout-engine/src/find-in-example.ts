import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { type Experiments, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { checkLayout } from './check-layout.ts';
import { exampleDefinitions } from './example-definitions.ts';
import { parseLayout } from './parse-layout.ts';

/** Marks each position where a test expects a finding. */
export const MARK = '▶';

/** `line:column` of each mark, in the text without marks. */
export const markedPositions = (marked: string): string[] => {
  const positions: string[] = [];
  for (const [index, line] of marked.split('\n').entries()) {
    const parts = line.split(MARK);
    let column = 1;
    for (const part of parts.slice(0, -1)) {
      column += part.length;
      positions.push(`${index + 1}:${column}`);
    }
  }
  return positions;
};

export interface ExampleMatch {
  /** `line:column` of each mark, in text order. */
  readonly marks: readonly string[];
  /** `line:column` of each finding. */
  readonly positions: readonly string[];
  /** `CODE message` of each finding. */
  readonly messages: readonly string[];
  readonly findings: readonly Finding[];
}

/** Parses and checks a layout with marks in it against the example definitions. */
export const findInExample = (
  marked: string,
  {
    file = 'layouts/home.json',
    brands = [] as readonly BrandConfig[],
    experiments = NO_EXPERIMENTS as Experiments | null,
    audiences = NO_AUDIENCES as NamedAudiences | null,
  } = {},
): ExampleMatch => {
  const { layout, source, findings: unread } = parseLayout(file, marked.replaceAll(MARK, ''));
  const findings = layout
    ? checkLayout({
        layout,
        source,
        definitions: exampleDefinitions,
        brands,
        experiments,
        audiences,
      })
    : unread;
  return {
    marks: markedPositions(marked),
    positions: findings.map(({ line, column }) => `${line}:${column}`),
    messages: findings.map(({ code, message }) => `${code} ${message}`),
    findings,
  };
};
