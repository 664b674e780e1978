import type { Layout } from '@broadsheet/contract/layout';
import { expect, it } from 'vitest';
import { findInExample } from './find-in-example.ts';
import { layoutRules, planRules } from './rules/registry.ts';

it('has registries sorted by code, with each rule in one of them', () => {
  for (const rules of [layoutRules, planRules]) {
    const codes = rules.map(({ code }) => code);
    expect(codes).toEqual([...codes].sort());
  }
  const all = [...layoutRules, ...planRules];
  expect(new Set(all).size).toBe(all.length);
});

it('reports faults of several rules in the order of the text', () => {
  const { marks, positions, messages } = findInExample(`{ "page": ▶"faq",
  "blocks": { "a": { "type": ▶"txt" }, ▶"b": { "type": "text" } },
  "order": ["a", ▶"c"] }`);
  expect(positions).toEqual(marks);
  expect(messages.map((line) => line.split(' ')[0])).toEqual([
    'PAGE_MISMATCH',
    'UNKNOWN_BLOCK_TYPE',
    'ORPHAN_BLOCK',
    'DANGLING_ID',
  ]);
});

it('refuses a layout with more plans than can be proved', () => {
  const bands = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((band) => ({ experienceBand: [band] }));
  const cohorts = ['experienceMissing', 'freshers', 'parserMismatch', 'perfectMatch', 'none'].map(
    (cohort) => ({ cohort: [cohort] }),
  );
  const cities = Array.from({ length: 60 }, (_, index) => ({ city: [`city-${index}`] }));
  const categories = Array.from({ length: 30 }, (_, index) => ({ category: [`tag-${index}`] }));
  const variants = [...bands, ...cohorts, ...cities, ...categories].map((when, index) => ({
    name: `v${index}`,
    when,
    hide: ['a'],
  }));
  const layout = {
    page: 'home',
    blocks: { a: { type: 'text' } },
    order: ['a'],
    variants,
  } as Layout;
  const { messages, positions } = findInExample(JSON.stringify(layout));
  expect(messages).toEqual([
    'PLAN_SPACE_TOO_LARGE the conditions of this page make more than 50000 different plans',
  ]);
  expect(positions).toEqual([`1:${JSON.stringify(layout).indexOf('"variants"') + 1}`]);
});
