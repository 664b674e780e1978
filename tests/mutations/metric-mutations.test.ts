import { exampleBrand } from '@broadsheet/content-store/example-content';
import { loadContent } from '@broadsheet/content-store/load-content';
import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import type { Finding } from '@broadsheet/contract/finding';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { movedBoundaries } from '@broadsheet/layout-engine/experiments/moved-boundaries';
import { movedMetrics } from '@broadsheet/layout-engine/experiments/moved-metrics';
import { parseExperiments } from '@broadsheet/layout-engine/experiments/parse-experiments';
import { metricRules } from '@broadsheet/layout-engine/metrics/rules/registry';
import { expect, it } from 'vitest';
import {
  metricFaults,
  movedMetricFaults,
  movedPlanFaults,
  planningFaults,
} from './metric-faults.ts';
import { mutate } from './mutate.ts';
import { validMetrics, validPlannedExperiments } from './valid-metrics.ts';

const HOME = `{ "page": "home", "blocks": { "a": { "type": "text" }, "jobs": { "type": "jobs" } }, "order": ["a", "jobs"],
  "variants": [{ "name": "b", "when": { "experiment": { "home-order": ["b"] } }, "order": ["jobs", "a"] }] }`;
const fileOf = (folder: ContentFile['folder'], name: string, text: string): ContentFile => ({
  folder,
  name,
  file: `${folder}/${name}.json`,
  text,
});
const check = (metrics: string | null, experiments = validPlannedExperiments) =>
  loadContent(
    [
      ...(['tech', 'management'] as const).map((brand) =>
        fileOf('brand-configs', brand, JSON.stringify(exampleBrand(brand))),
      ),
      fileOf('layouts', 'experiments', experiments),
      fileOf('layouts', 'home', HOME),
      ...(metrics === null ? [] : [fileOf('layouts', 'metrics', metrics)]),
    ],
    exampleDefinitions,
  );
const reported = (findings: readonly Finding[]) =>
  findings.map(({ code, line, column }) => `${code} ${line}:${column}`);

it('finds nothing in good metrics and a plan that uses them', () => {
  const { findings, metrics, experiments } = check(validMetrics);
  expect(findings).toEqual([]);
  expect([...metrics.keys()]).toHaveLength(5);
  expect(experiments.byKey.get('home-order')?.plan?.primary).toBe('applied');
});

it.each(metricFaults)('finds in the metrics: %s', (...fault) => {
  const { text, expected } = mutate(validMetrics, fault);
  const findings = check(text).findings.filter(({ file }) => file === 'layouts/metrics.json');
  expect(reported(findings)).toEqual(expected);
});

it.each(planningFaults)('finds in a plan: %s', (...fault) => {
  const { text, expected } = mutate(validPlannedExperiments, fault);
  const { findings } = check(validMetrics, text);
  expect(reported(findings)).toEqual(expected);
  expect(findings.every(({ file }) => file === 'layouts/experiments.json')).toBe(true);
});

it.each(movedPlanFaults)('finds in a plan after the start: %s', (...fault) => {
  const { text, expected } = mutate(validPlannedExperiments, fault);
  const { written } = parseExperiments('layouts/experiments.json', text);
  const before = check(validMetrics).experiments;
  expect(reported(written ? movedBoundaries(before, written) : [])).toEqual(expected);
});

it.each(movedMetricFaults)('finds in the metrics of a started plan: %s', (...[, from, to]) => {
  const before = check(validMetrics);
  const after = check(validMetrics.replace(from, to));
  const moved = before.written ? movedMetrics(before, before.written, after.metrics) : [];
  expect([...after.findings, ...moved].map(({ code }) => code)).toEqual(['PLAN_CHANGED']);
});

const parsed = (text: string) => parseExperiments('layouts/experiments.json', text).written;
const movesOf = (before: string, after: string) => {
  const [earlier, written] = [parsed(before), parsed(after)];
  if (!earlier || !written) throw new Error('the experiments have a fault');
  return movedBoundaries(earlier.experiments, written).map(({ code }) => code);
};

it('finds that a plan was removed after the start, and of a stopped experiment too', () => {
  const without = validPlannedExperiments.replace(/"plan": \{[\s\S]*?"days": 28\s*\},/, '');
  expect(movesOf(validPlannedExperiments, without)).toEqual(['PLAN_CHANGED']);
  const stopped = validPlannedExperiments.replace('"running"', '"stopped"');
  expect(movesOf(stopped, stopped.replace('28', '30'))).toEqual(['PLAN_CHANGED']);
});

it('lets a plan change before the start and with another bucketVersion, and come once', () => {
  const draft = validPlannedExperiments.replace('"running"', '"draft"');
  expect(movesOf(draft, draft.replace('28', '30'))).toEqual([]);
  const again = validPlannedExperiments
    .replace('28', '30')
    .replace('"status"', '"bucketVersion": 2, "status"');
  expect(movesOf(validPlannedExperiments, again)).toEqual([]);
  const without = validPlannedExperiments.replace(/"plan": \{[\s\S]*?"days": 28\s*\},/, '');
  expect(movesOf(without, validPlannedExperiments)).toEqual([]);
});

it('finds a plan without any metrics, and says nothing of it while they cannot be read', () => {
  expect(check(null).findings.map(({ code }) => code)).toEqual(Array(3).fill('UNKNOWN_METRIC'));
  expect(check('{').findings.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'layouts/metrics.json JSON_SYNTAX',
  ]);
});

it('breaks every rule about metrics', () => {
  const broken = new Set(metricFaults.flatMap(([, , , codes]) => codes.split(' ')));
  expect(metricRules.filter(({ code }) => !broken.has(code)).map(({ code }) => code)).toEqual([]);
});
