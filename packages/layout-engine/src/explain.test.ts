import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import { NO_ARMS } from '@broadsheet/contract/experiments';
import type { Layout } from '@broadsheet/contract/layout';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileLayout } from './compile-layout.ts';
import { exampleDefinitions } from './example-definitions.ts';
import { explain } from './explain.ts';
import { selectPlan } from './select-plan.ts';

const visitor: Audience = ANYBODY;
const layout: Layout = {
  page: 'home',
  blocks: {
    promo: { type: 'text' },
    freshers: { type: 'text', when: { experienceBand: [2], cohort: ['freshers'] } },
    box: { type: 'box', when: { device: ['phone'] }, slots: { main: ['inner'] } },
    inner: { type: 'text' },
    quiet: { type: 'text' },
    diwali: { type: 'text' },
  },
  order: ['promo', 'freshers', 'box', 'quiet'],
  variants: [
    { name: 'short', when: { brand: ['management'] }, order: ['promo'] },
    { name: 'calm', when: { membership: ['visitor'] }, hide: ['quiet'] },
    { name: 'loud', when: { membership: ['pro'], device: ['phone'] }, show: ['quiet'] },
    {
      name: 'diwali',
      when: { from: '2026-10-28T00:00:00+05:30', until: '2026-11-10T00:00:00+05:30' },
      place: [{ block: 'diwali', first: true }],
    },
    {
      name: 'extra',
      when: { crawler: [true] },
      blocks: { more: { type: 'text' } },
      place: [{ block: 'more', last: true }],
    },
  ],
};
const compiled = compileLayout(layout, exampleDefinitions);
const reasonsFor = (audience: Audience, now: number) =>
  Object.fromEntries(
    explain(compiled, audience, NO_ARMS, now).blocks.map(({ id, shown, reason }) => [
      id,
      `${shown ? 'in' : 'out'}: ${reason}`,
    ]),
  );

it('names the rule that decides each block', () => {
  expect(reasonsFor(visitor, 0)).toEqual({
    promo: 'in: the layout puts it in order',
    freshers:
      'out: its when does not hold: cohort wanted freshers, got none; experienceBand wanted 2, got 1',
    box: 'out: its when does not hold: device wanted phone, got desktop',
    inner: 'out: "box" around it does not show',
    quiet: 'out: variant "calm" hides it',
    diwali: 'out: it is in no order and no slot',
    more: 'out: only variants add it, and none of them is active',
  });
});

it('names the variant that showed or hid a block', () => {
  const during = Date.parse('2026-11-01T00:00:00Z');
  expect(reasonsFor({ ...visitor, brand: 'management' }, during)).toMatchObject({
    diwali: 'in: variant "diwali" puts it in order',
    box: 'out: variant "short" leaves it out of order',
  });
});

it('names the variant that came closest to showing a block', () => {
  const { blocks, variants } = explain(compiled, { ...visitor, device: 'phone' }, NO_ARMS, 0);
  expect(blocks.find(({ id }) => id === 'quiet')?.nearestMiss).toEqual({
    name: 'loud',
    active: false,
    mismatches: [{ field: 'membership', wanted: 'pro', got: 'visitor' }],
  });
  expect(variants.filter(({ active }) => active).map(({ name }) => name)).toEqual(['calm']);
});

it('names no variant that could not show the block', () => {
  const own = { promo: { type: 'text', when: { experienceBand: [2] } }, other: { type: 'text' } };
  const changed = compileLayout(
    {
      page: 'home',
      blocks: own,
      order: ['promo', 'other'],
      variants: [
        { name: 'turned', when: { brand: ['management'] }, order: ['other', 'promo'] },
        { name: 'gone', when: { brand: ['tech'] }, hide: ['other'] },
        {
          name: 'listed',
          when: { device: ['phone'] },
          place: [{ block: 'other', first: true }],
        },
      ],
    },
    exampleDefinitions,
  );
  const { blocks } = explain(changed, visitor, NO_ARMS, 0);
  expect(blocks.map(({ id, rule, nearestMiss }) => [id, rule, nearestMiss])).toEqual([
    ['promo', 'when', null],
    ['other', 'hidden', null],
  ]);
});

it('shows just what the plan shows', () => {
  const audience = fc.record({
    brand: fc.constantFrom('tech' as const, 'management' as const),
    cohort: fc.constantFrom('none' as const, 'freshers' as const),
    experienceBand: fc.constantFrom(1, 2),
    membership: fc.constantFrom('visitor' as const, 'pro' as const),
    device: fc.constantFrom('phone' as const, 'desktop' as const),
    city: fc.constant(null),
    category: fc.constant(null),
    crawler: fc.boolean(),
  });
  fc.assert(
    fc.property(audience, fc.constantFrom(0, Date.parse('2026-11-01T00:00:00Z')), (who, now) => {
      const ids = (blocks: readonly { id: string; slots?: object }[]): string[] =>
        blocks.flatMap(({ id, slots }) => [id, ...Object.values(slots ?? {}).flatMap(ids)]);
      const shown = explain(compiled, who, NO_ARMS, now).blocks.filter((block) => block.shown);
      expect(shown.map(({ id }) => id)).toEqual(
        ids(selectPlan(compiled, who, NO_ARMS, now).blocks),
      );
    }),
  );
});
