import {
  type Experiment,
  type Experiments,
  NO_EXPERIMENTS,
} from '@broadsheet/contract/experiments';
import type { Layout, Variant } from '@broadsheet/contract/layout';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const [JANUARY, FEBRUARY] = ['2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z'];
const time = fc.constantFrom<{ from?: string; until?: string }>(
  {},
  {},
  {},
  {},
  { from: FEBRUARY },
  { until: FEBRUARY },
  { from: JANUARY, until: FEBRUARY },
);
const arms = fc.constantFrom<string[]>(['b'], ['control'], ['b', 'control']);
const experimentFields = fc.dictionary(fc.constantFrom('x', 'y', 'z'), arms, {
  minKeys: 1,
  maxKeys: 2,
});
const device = fc.constantFrom<('phone' | 'tablet')[]>(['phone'], ['tablet']);
const audience = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, fc.record({ device }));
const change = fc.constantFrom<Partial<Variant>>(
  { hide: ['a'] },
  { hide: ['c'] },
  { order: ['b', 'a', 'box'] },
  { place: [{ block: 'b', first: true }] },
  { blocks: { a: { settings: { title: 'x' } } } },
  { blocks: { a: { settings: { limit: 2 } } } },
);
const condition = fc.oneof(
  { weight: 4, arbitrary: fc.record({ experiment: experimentFields }) },
  { weight: 1, arbitrary: fc.record({ not: fc.record({ experiment: experimentFields }) }) },
  { weight: 1, arbitrary: fc.constant({}) },
);
const when = fc
  .tuple(condition, audience, time)
  .map((parts): Variant['when'] => Object.assign({}, ...parts));
const layout = fc.array(fc.tuple(when, change), { minLength: 3, maxLength: 4 }).map(
  (variants): Layout => ({
    page: 'home',
    blocks: {
      a: { type: 'text' },
      b: { type: 'text' },
      box: { type: 'box', slots: { main: ['c', 'd'] } },
      c: { type: 'text' },
      d: { type: 'text' },
    },
    order: ['a', 'b', 'box'],
    variants: variants.map(([condition, done], index) => ({
      name: `v${index}`,
      when: condition,
      ...done,
    })),
  }),
);
const layer = fc.record({
  name: fc.constant('l'),
  range: fc.constantFrom<[number, number]>([0, 0.5], [0.5, 1]),
});
const experiment = fc
  .tuple(
    fc.record({
      status: fc.constantFrom<Experiment['status'][]>('draft', 'running', 'running', 'stopped'),
    }),
    fc.record({ when: audience, layer }, { requiredKeys: [] }),
    time,
  )
  .map(
    (parts): Experiment => ({
      page: 'home',
      unit: 'visitor',
      variants: { control: 50, b: 50 },
      ...parts[0],
      ...parts[1],
      ...parts[2],
    }),
  );
const experiments = fc.record({ x: experiment, y: experiment, z: experiment }).map(
  (all): Experiments => ({
    ...NO_EXPERIMENTS,
    byKey: new Map(Object.entries(all)),
  }),
);

const stop = ({ byKey, ...rest }: Experiments, key: string): Experiments => ({
  ...rest,
  byKey: new Map(
    [...byKey].map(([each, one]) => [each, each === key ? { ...one, status: 'stopped' } : one]),
  ),
});
const find = (page: Layout, all: Experiments) => {
  const { findings } = findInExample(JSON.stringify(page, null, 1), { experiments: all });
  return findings.map(({ code, line, column }) => `${code} ${line}:${column}`);
};

it('raises no finding in a layout, for any stopped experiment', () => {
  let collisions = 0;
  fc.assert(
    fc.property(layout, experiments, fc.constantFrom('x', 'y', 'z'), (page, all, key) => {
      const before = new Set(find(page, all));
      if ([...before].some((line) => line.startsWith('EXPERIMENT_COLLISION'))) collisions += 1;
      expect(find(page, stop(all, key)).filter((line) => !before.has(line))).toEqual([]);
    }),
    { numRuns: 300 },
  );
  // The generators must produce enough of these cases.
  expect(collisions).toBeGreaterThan(20);
});
