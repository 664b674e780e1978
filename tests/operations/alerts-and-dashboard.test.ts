import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseExpression } from './parse-expression.ts';
import { readRegistries } from './registries.ts';

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const alerts: readonly Alert[] = parse(read('deploy/prometheus/alerts.yaml')).groups.flatMap(
  ({ rules }: { rules: readonly Alert[] }) => rules,
);
const panels: readonly Panel[] = JSON.parse(read('deploy/grafana/broadsheet.json')).panels;
const runbook = read('docs/operations/runbook.md');

/** What each scrape adds. */
const OF_SCRAPES = ['job', 'instance'];
const known = new Map<string, readonly string[]>([['up', []]]);
beforeAll(async () => {
  for (const { name, type, labels } of Object.values(await readRegistries()).flat()) {
    if (type === 'histogram') {
      for (const part of ['count', 'sum']) known.set(`${name}_${part}`, labels);
      known.set(`${name}_bucket`, [...labels, 'le']);
    } else known.set(name, labels);
  }
});

const faultsOf = (expression: string, shown: readonly string[]): string[] => {
  const { selected, grouped } = parseExpression(expression);
  const labelsOf = (metric: string) => [...(known.get(metric) ?? []), ...OF_SCRAPES];
  const faults = selected.flatMap(({ metric, labels }) => {
    if (!known.has(metric)) return [`${metric} is not measured`];
    const all = labelsOf(metric);
    return [...labels, ...grouped]
      .filter((label) => !all.includes(label))
      .map((label) => `${metric} has no label ${label}`);
  });
  if (selected.length === 0) faults.push('nothing is asked for');
  const lost = shown.filter((label) => !grouped.includes(label));
  return [...faults, ...lost.map((label) => `${label} is shown and not grouped by`)];
};

describe('the parser of expressions', () => {
  it('finds metrics, their labels and what is grouped by', () => {
    const text =
      'histogram_quantile(0.99, sum by (le, a) (rate(x_bucket{b="c d",e=~"5.."}[5m]))) / on (a) y > 4e3 or absent(z)';
    expect(parseExpression(text)).toEqual({
      selected: [
        { metric: 'x_bucket', labels: ['b', 'e'] },
        { metric: 'y', labels: [] },
        { metric: 'z', labels: [] },
      ],
      grouped: ['le', 'a', 'a'],
    });
  });

  it('has faults found that somebody makes', () => {
    expect(faultsOf('sum(rate(requests_total[5m]))', [])).toEqual([
      'requests_total is not measured',
    ]);
    expect(faultsOf('sum by (cache) (blocks_total{page="home"})', ['type'])).toEqual([
      'blocks_total has no label page',
      'blocks_total has no label cache',
      'type is shown and not grouped by',
    ]);
  });
});

describe('alerts', () => {
  it('ask for what is measured', () => {
    for (const { alert, expr, annotations } of alerts) {
      const shown = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, name]) => name);
      expect([alert, ...faultsOf(expr, shown as string[])]).toEqual([alert]);
    }
  });

  it('each have a section of the runbook that says all of it, and no other section is left', () => {
    const sections = runbook.split(/^## /m).slice(1);
    const names = sections.map((section) => section.split('\n')[0]);
    expect(names).toEqual(alerts.map(({ alert }) => alert));
    for (const { alert, annotations, labels } of alerts) {
      expect(annotations.runbook).toBe(`docs/operations/runbook.md#${alert.toLowerCase()}`);
      expect(['page', 'ticket']).toContain(labels.severity);
    }
    const parts = [
      /What it means\./,
      /What seekers notice\./,
      /What to look at\./,
      /What to do\./,
      /Over when/,
    ];
    for (const section of sections)
      expect(parts.filter((part) => !part.test(section)).map(String)).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('asks for what is measured', () => {
    for (const { title, targets = [] } of panels)
      for (const { expr, legendFormat } of targets) {
        const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
        expect([title, ...faultsOf(expr, shown as string[])]).toEqual([title]);
      }
  });

  it('shows everything that the programs measure', async () => {
    const text = JSON.stringify(panels);
    const { bff, services } = await readRegistries();
    const unseen = [...bff, ...services].filter(({ name }) => !text.includes(name));
    expect(unseen.map(({ name }) => name)).toEqual([]);
  });

  it('has the panels that the runbook names', () => {
    const titles = panels.map(({ title }) => title);
    const named = ['Replicas up', 'Server errors', 'Routes: p99', 'Blocks: p99 load time'];
    expect(titles).toEqual(expect.arrayContaining(named));
  });
});
