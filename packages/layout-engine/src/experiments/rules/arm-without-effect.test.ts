import type { Layout } from '@broadsheet/contract/layout';
import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

const experiment = (weights: string, status = 'running') =>
  `{ "x": { "page": "home", "unit": "visitor", "variants": ${weights}, "status": "${status}" } }`;
const layoutWithConditions = (
  ...whens: NonNullable<Layout['variants']>[number]['when'][]
): Layout => ({
  page: 'home',
  blocks: { a: { type: 'text' }, b: { type: 'text' } },
  order: ['a', 'b'],
  variants: whens.map((when, index) => ({ name: `v${index}`, when, hide: ['a'] })),
});
const FOUR = '{ "control": 25, "b": 25, ▶"c": 25, "d": 25 }';

it('finds arms that no condition uses', () => {
  const wanted = layoutWithConditions(
    { experiment: { x: ['b'] } },
    { not: { experiment: { x: ['d'] } } },
  );
  const { marks, positions, messages } = findInExperiments(experiment(FOUR), { layouts: [wanted] });
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'ARM_WITHOUT_EFFECT nothing in layouts/home.json asks for arm "c": people in it see what control sees',
  ]);
});

it('accepts an arm that a condition distinguishes from control without naming it', () => {
  const layouts = [layoutWithConditions({ not: { experiment: { x: ['control'] } } })];
  expect(findInExperiments(experiment(FOUR), { layouts }).messages).toEqual([]);
});

it('accepts a missing effect while the experiment is a draft or was stopped', () => {
  for (const status of ['draft', 'stopped'])
    expect(findInExperiments(experiment(FOUR, status)).messages).toEqual([]);
  expect(findInExperiments(experiment(FOUR)).messages).toHaveLength(3);
});

it('reports nothing for a layout that has faults itself', () => {
  const found = findInExperiments(experiment(FOUR), { layouts: [], broken: ['home'] });
  expect(found.messages).toEqual([]);
});
