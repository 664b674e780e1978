import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import { type Arms, NO_ARMS } from '@broadsheet/contract/experiments';
import { expect, it } from 'vitest';
import { compileLayout } from './compile-layout.ts';
import { exampleDefinitions } from './example-definitions.ts';
import { explain } from './explain.ts';

const visitor: Audience = ANYBODY;
const compiled = compileLayout(
  {
    page: 'home',
    blocks: {
      a: { type: 'text' },
      b: { type: 'text', when: { experiment: { 'home-order': ['b'], other: ['c'] } } },
      c: { type: 'text', when: { not: { experiment: { 'home-order': ['b'] } } } },
    },
    order: ['a', 'b', 'c'],
    variants: [{ name: 'short', when: { experiment: { 'home-order': ['b'] } }, hide: ['a'] }],
  },
  exampleDefinitions,
  new Map([['home-order', ['control', 'b']]]),
);
const reasonsFor = (arms: Arms) =>
  Object.fromEntries(
    explain(compiled, visitor, arms, 0).blocks.map(({ id, reason }) => [id, reason]),
  );

it('names the arm that a block requires and the one that was served', () => {
  expect(reasonsFor(NO_ARMS)).toEqual({
    a: 'the layout puts it in order',
    b: 'its when does not hold: experiment.home-order wanted b, got control; experiment.other wanted c, got control',
    c: 'the layout puts it in order',
  });
  expect(reasonsFor({ 'home-order': 'b' })).toEqual({
    a: 'variant "short" hides it',
    b: 'its when does not hold: experiment.other wanted c, got control',
    c: 'its when does not hold: experiment.home-order wanted not b, got b',
  });
});

it('names the arm that prevents a variant', () => {
  const { variants, consulted } = explain(compiled, visitor, NO_ARMS, 0);
  const mismatches = [{ field: 'experiment.home-order', wanted: 'b', got: 'control' }];
  expect(variants).toEqual([{ name: 'short', active: false, mismatches }]);
  expect(consulted).toEqual(['experiment.home-order', 'experiment.other']);
});
