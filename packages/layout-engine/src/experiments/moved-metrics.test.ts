import type { Experiment } from '@broadsheet/contract/experiments';
import type { Metric, Metrics } from '@broadsheet/contract/metrics';
import { describe, expect, it } from 'vitest';
import { exampleExperiments } from './example-experiments.ts';
import { movedMetrics } from './moved-metrics.ts';
import { parseExperiments } from './parse-experiments.ts';

const metric: Metric = {
  name: 'Applied',
  description: 'People who applied.',
  kind: 'mean',
  source: 'apply',
  unit: 'none',
  window: 14,
  cap: 30,
  better: 'more',
  owner: 'Seekers',
};
const { cap: _, ...uncapped } = metric;
const metricsOf = (applied: Metric, saved: Metric = metric): Metrics =>
  new Map([
    ['applied', applied],
    ['saved', saved],
  ]);
const planned: Experiment = {
  page: 'home',
  unit: 'visitor',
  variants: { control: 50, b: 50 },
  status: 'running',
  plan: {
    primary: 'applied',
    guardrails: [{ metric: 'saved', margin: 0.02 }],
    effect: 0.05,
    days: 28,
  },
};
const compare = (
  now: Metrics,
  { before = {}, after = {} }: { before?: Partial<Experiment>; after?: Partial<Experiment> } = {},
): string[] => {
  const text = JSON.stringify({ x: { ...planned, ...after } }, null, 1);
  const { written } = parseExperiments('layouts/experiments.json', text);
  if (!written) throw new Error('the example must be of the right shape');
  const experiments = exampleExperiments({ x: { ...planned, ...before } });
  return movedMetrics({ experiments, metrics: metricsOf(metric) }, written, now).map(
    ({ code, line, message }) => `${code} ${line} ${message}`,
  );
};

describe('a metric that the plan of a started experiment names', () => {
  it.each<[string, Metric]>([
    ['window', { ...metric, window: 7 }],
    ['source', { ...metric, source: 'save' }],
    ['kind', { ...metric, kind: 'share' }],
    ['better', { ...metric, better: 'less' }],
    ['of', { ...metric, of: 'save' }],
    ['cap', uncapped],
  ])('must not change its %s', (field, changed) => {
    const moved = (line: number, key: string) => [
      expect.stringMatching(`^PLAN_CHANGED ${line} "${field}" of the metric "${key}" changed`),
    ];
    expect(compare(metricsOf(changed))).toEqual(moved(11, 'applied'));
    expect(compare(metricsOf(metric, changed))).toEqual(moved(14, 'saved'));
  });

  it('stays when the experiment is stopped, or was', () => {
    const changed = metricsOf({ ...metric, window: 7 });
    expect(compare(changed, { after: { status: 'stopped' } })).toHaveLength(1);
    expect(compare(changed, { before: { status: 'stopped' } })).toHaveLength(1);
  });

  it('may change before the start, with another bucketVersion, and with a first plan', () => {
    const changed = metricsOf({ ...metric, window: 7 });
    expect(compare(changed, { before: { status: 'draft' } })).toEqual([]);
    expect(compare(changed, { after: { bucketVersion: 2 } })).toEqual([]);
    expect(compare(changed, { before: { plan: undefined } })).toEqual([]);
  });

  it('may change its name, description and owner', () => {
    const texts = { name: 'Applicants', description: 'Who applied.', owner: 'Growth' };
    expect(compare(metricsOf({ ...metric, ...texts }))).toEqual([]);
  });

  it('that is gone is a finding of the plan, not of this comparison', () => {
    expect(compare(new Map())).toEqual([]);
  });
});
