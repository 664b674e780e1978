import { ANYBODY } from '@broadsheet/contract/audience';
import type { Layout, Placement, Variant, When } from '@broadsheet/contract/layout';
import { compileLayout } from '@broadsheet/layout-engine/compile-layout';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import { selectPlan } from '@broadsheet/layout-engine/select-plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arrangement, arrange, ORDER, slotKey } from './arrange.ts';
import { implies } from './implies.ts';

const IDS = ['a', 'b', 'c', 'box'];
const ids = fc.uniqueArray(fc.constantFrom(...IDS));
const id = fc.constantFrom(...IDS);
const placement: fc.Arbitrary<Placement> = fc.oneof(
  fc.record({ block: id, before: id }),
  fc.record({ block: id, after: id }),
  fc.record({ block: id, first: fc.constant(true as const) }),
  fc.record({ block: id, last: fc.constant(true as const), in: fc.constant('box.main') }),
);
const patches = fc.constantFrom<NonNullable<Variant['blocks']>>(
  {},
  { a: { settings: { limit: 7 } } },
  { box: { slots: { main: ['c'] } } },
  { d: { type: 'text' } },
);
const variant: fc.Arbitrary<Variant> = fc.record({
  name: fc.constant('v'),
  when: fc.constantFrom<When>({}, { brand: ['tech'] }, { brand: ['management'] }),
  order: fc.option(ids, { nil: undefined }),
  place: fc.array(placement, { maxLength: 3 }),
  hide: ids,
  show: ids,
  blocks: patches,
});
const layout: fc.Arbitrary<Layout> = fc.record({
  page: fc.constant('home'),
  blocks: fc.constant<Layout['blocks']>({
    a: { type: 'text' },
    b: { type: 'text' },
    c: { type: 'text' },
    box: { type: 'box', slots: { main: ['b'] } },
  }),
  order: ids,
  variants: fc.array(variant, { minLength: 1, maxLength: 3 }),
});

type Shown = readonly { id: string; main: Shown }[];
const shownIn = ({ lists, hidden }: Arrangement, list: string = ORDER): Shown =>
  (lists.get(list) ?? [])
    .filter((each) => !hidden.has(each))
    .map((each) => ({
      id: each,
      main: shownIn({ lists, hidden, blocks: new Map() }, slotKey(each, 'main')),
    }));
const planned = (blocks: readonly PlanBlock[]): Shown =>
  blocks.map((block) => ({ id: block.id, main: planned(block.slots?.main ?? []) }));
const isRing = ({ place }: Variant) => place?.some(({ block }) => block === 'box');

describe('the arrangement of a page', () => {
  it('equals what the engine serves to the audience of a variant', () => {
    fc.assert(
      fc.property(layout, (draft) => {
        fc.pre(!draft.variants?.some(isRing));
        const compiled = compileLayout(draft, exampleDefinitions);
        for (const [at, { when }] of draft.variants?.entries() ?? []) {
          const brand = when.brand?.[0];
          const reader = { ...ANYBODY, ...(brand ? { brand } : {}) };
          const others = draft.variants?.filter((each) => !implies(when, each.when)) ?? [];
          if (others.some((each) => implies({ brand: [reader.brand] }, each.when))) continue;
          expect(shownIn(arrange(draft, at))).toEqual(
            planned(selectPlan(compiled, reader, {}, 0).blocks),
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each<[When, When, boolean]>([
    [{ brand: ['tech'], cohort: ['freshers'] }, { brand: ['tech'] }, true],
    [{}, { brand: ['tech'] }, false],
    [{ brand: ['tech'] }, { not: { brand: ['management'] } }, true],
    [{ city: ['pune'] }, { not: { city: ['pune'] } }, false],
    [{ experiment: { e: ['b'] } }, { experiment: { e: ['b', 'c'] } }, true],
    [{ from: '2026-11-01T00:00:00Z' }, { from: '2026-11-01T00:00:00+05:30' }, true],
    [{ from: '2026-11-01T00:00:00Z' }, { until: '2027-11-01T00:00:00Z' }, false],
  ])('decides whether %j implies %j', (inner, outer, expected) => {
    expect(implies(inner, outer)).toBe(expected);
  });
});
