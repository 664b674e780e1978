import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Layout } from '@broadsheet/contract/layout';
import { type Metrics, NO_METRICS } from '@broadsheet/contract/metrics';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { compileLayout } from '../compile-layout.ts';
import type { CompiledLayout } from '../compiled-layout.ts';
import { exampleDefinitions } from '../example-definitions.ts';
import { type ExampleMatch, MARK, markedPositions } from '../find-in-example.ts';
import { checkExperiments } from './check-experiments.ts';
import { knownArmsOf } from './known-arms.ts';
import { parseExperiments } from './parse-experiments.ts';

const HOME: Layout = { page: 'home', blocks: { a: { type: 'text' } }, order: ['a'] };

/** Parses and checks marked experiments; the default layout is a home page without experiments. */
export const findInExperiments = (
  marked: string,
  {
    brands = [] as readonly BrandConfig[],
    layouts = [HOME] as readonly Layout[],
    broken = [] as readonly string[],
    audiences = NO_AUDIENCES as NamedAudiences | null,
    metrics = NO_METRICS as Metrics | null,
  } = {},
): ExampleMatch => {
  const { written, findings: unread } = parseExperiments(
    'layouts/experiments.json',
    marked.replaceAll(MARK, ''),
    audiences ?? NO_AUDIENCES,
  );
  const compile = (layout: Layout) =>
    compileLayout(
      layout,
      exampleDefinitions,
      written ? knownArmsOf(written.experiments) : undefined,
      audiences ?? NO_AUDIENCES,
    );
  const compiled = new Map<string, CompiledLayout | null>([
    ...layouts.map((layout) => [layout.page, compile(layout)] as const),
    ...broken.map((page) => [page, null] as const),
  ]);
  const findings = written
    ? checkExperiments({ ...written, brands, audiences, metrics, layouts: compiled })
    : unread;
  return {
    marks: markedPositions(marked),
    positions: findings.map(({ line, column }) => `${line}:${column}`),
    messages: findings.map(({ code, message }) => `${code} ${message}`),
    findings,
  };
};
