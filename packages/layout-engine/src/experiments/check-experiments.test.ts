import { expect, it } from 'vitest';
import { findInExperiments } from './find-in-experiments.ts';
import { experimentRules } from './rules/registry.ts';

it('has one code for each rule, and a sorted registry', () => {
  const codes = experimentRules.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)].sort());
});

it('reports faults of several rules in the order of the text', () => {
  const { marks, positions, messages } = findInExperiments(`{
    "x": { "page": ▶"hoem", "unit": "visitor", "variants": ▶▶{ "b": 50, "c": 49 }, "status": "draft" },
    ▶"Y": { "page": "home", "unit": "visitor", "variants": { "control": 60, ▶"b": 40 }, "status": "running" } }`);
  expect(positions).toEqual(marks);
  expect(messages.map((line) => line.split(' ')[0])).toEqual([
    'UNKNOWN_PAGE',
    'CONTROL_MISSING',
    'WEIGHTS_SUM',
    'EXPERIMENT_KEY',
    'ARM_WITHOUT_EFFECT',
  ]);
});
