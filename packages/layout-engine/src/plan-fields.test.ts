import type { BlockDefinitions, ConsultedContent } from '@broadsheet/contract/block-definition';
import { describe, expect, it } from 'vitest';
import type { Plan, PlanBlock } from './plan.ts';
import { classFieldsOf, isClassValue, planFields, readKey } from './plan-fields.ts';

const definitions = {
  plain: {},
  banded: { varies: ['experienceBand'] },
  local: {
    varies: ['city', 'device'],
    consults: ({ city }: { city?: string }) => ({
      city: new Map([
        [null, 'any'],
        [city ?? 'pune', 'named'],
      ]),
    }),
  },
  grouped: {
    varies: ['experienceBand'],
    consults: () => ({
      experienceBand: new Map([
        [2, 'junior'],
        [3, 'junior'],
        [9, 'senior'],
      ]),
    }),
  },
} as unknown as BlockDefinitions;
const content = { banners: () => [] } as unknown as ConsultedContent;
const blockOf = (type: string, settings = {}, slots?: PlanBlock['slots']): PlanBlock => ({
  id: type,
  type,
  version: 1,
  settings,
  ...(slots && { slots }),
});
const planOf = (...blocks: PlanBlock[]) => ({ blocks }) as unknown as Plan;
const audience = {
  cohort: 'none',
  experienceBand: 4,
  membership: 'visitor',
  device: 'phone',
  city: 'delhi',
  category: null,
  crawler: false,
} as const;
const ANYWHERE = { city: null, category: null };

describe('what the blocks of a plan read', () => {
  it('is what they declare, those in slots too, or what their settings leave of it', () => {
    const local = blockOf('local');
    const plan = planOf(blockOf('plain', {}, { main: [local] }), blockOf('banded'));
    const { byBlock, all } = planFields(definitions, content, plan);
    expect([...byBlock.keys()].map(({ id }) => id)).toEqual(['local', 'banded']);
    expect(Object.fromEntries(all)).toEqual({
      city: new Map([
        [null, 'any'],
        ['pune', 'named'],
      ]),
      experienceBand: 'all',
    });
    expect(planFields(definitions, content, plan).all).toBe(all);
  });

  it('is joined where two distinguish other values, in any order', () => {
    const plan = planOf(blockOf('local'), blockOf('local', { city: 'mumbai' }));
    const { all } = planFields(definitions, content, plan);
    const keyOf = (city: string | null) => readKey(all, { ...audience, city });
    expect(new Set(['pune', 'mumbai', null, 'delhi'].map(keyOf)).size).toBe(4);
    expect(keyOf('delhi')).toBe(keyOf('chennai'));
  });

  it('makes one key for all values that no block distinguishes', () => {
    const { all } = planFields(definitions, content, planOf(blockOf('local'), blockOf('banded')));
    const keyOf = (city: string | null) => readKey(all, { ...audience, city });
    expect([keyOf('delhi'), keyOf('chennai')]).toEqual(['*,4', '*,4']);
    expect(new Set(['pune', null, 'delhi'].map(keyOf)).size).toBe(3);
  });

  it('makes one key for the values of one mark', () => {
    const { all } = planFields(definitions, content, planOf(blockOf('grouped')));
    const keyOf = (experienceBand: number) => readKey(all, { ...audience, experienceBand });
    expect([1, 2, 3, 4, 9].map(keyOf)).toEqual(['*', 'junior', 'junior', '*', 'senior']);
    const both = planFields(definitions, content, planOf(blockOf('grouped'), blockOf('banded')));
    expect(
      new Set([1, 2, 3].map((band) => readKey(both.all, { ...audience, experienceBand: band })))
        .size,
    ).toBe(3);
  });
});

it('a field is one of classes unless the address decides it', () => {
  const { all } = planFields(definitions, content, planOf(blockOf('local')));
  expect(classFieldsOf(['brand', 'time', 'device'], all, ANYWHERE)).toEqual(['device', 'city']);
  expect(classFieldsOf(['brand', 'category'], all, { city: 'pune', category: null })).toEqual([
    'category',
  ]);
});

it('a value is named by a page only where it alone makes the class', () => {
  const classOf = new Map([
    ['phone', 0],
    ['tablet', 1],
    ['desktop', 1],
  ]);
  const compiled = { fields: [{ field: 'device', classes: [], classOf, otherClass: 0 }] } as const;
  const { all } = planFields(definitions, content, planOf(blockOf('banded')));
  const isNamed = (field: 'device' | 'experienceBand' | 'cohort', value: string | number) =>
    isClassValue(compiled, all, field, value);
  const grouped = planFields(definitions, content, planOf(blockOf('grouped'))).all;
  const isAlone = (band: number) => isClassValue(compiled, grouped, 'experienceBand', band);
  expect([2, 9, 4].map(isAlone)).toEqual([false, true, false]);
  expect(isNamed('device', 'phone')).toBe(true);
  expect(isNamed('device', 'tablet')).toBe(false);
  expect(isNamed('experienceBand', 4)).toBe(true);
  expect(isNamed('cohort', 'none')).toBe(false);
});
