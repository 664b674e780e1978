import { ANYBODY, type Audience, COHORTS } from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import type { Arms } from '@broadsheet/contract/experiments';
import type { Layout, Variant, When } from '@broadsheet/contract/layout';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileLayout } from '../compile-layout.ts';
import { exampleDefinitions } from '../example-definitions.ts';
import { selectPlan } from '../select-plan.ts';
import { includesInstant } from './audience-part.ts';
import { describeAudience } from './describe-audience.ts';
import { diffBlocks } from './diff-blocks.ts';
import { diffLayouts } from './diff-layouts.ts';

const base: Layout = {
  page: 'home',
  blocks: { a: { type: 'text' }, b: { type: 'text' } },
  order: ['a', 'b'],
};
const somebody: Audience = ANYBODY;
const compile = (layout: Layout) => compileLayout(layout, exampleDefinitions);
const messages = (before: Layout, after: Layout) =>
  (diffLayouts(compile(before), compile(after)) ?? []).map(({ audiences, blocks }) => ({
    who: audiences.map(describeAudience),
    what: blocks.map(({ kind, id }) => `${kind} ${id}`),
  }));
const withVariants = (...variants: Omit<Variant, 'name'>[]): Layout => ({
  ...base,
  variants: variants.map((variant, index) => ({ name: `v${index}`, ...variant })),
});

describe('the difference of two layouts', () => {
  it('is none for equal ones, and for ways of writing the same', () => {
    const hidden = withVariants({ when: { brand: ['tech'] }, hide: ['b'] });
    const leftOut = withVariants({ when: { not: { brand: ['management'] } }, order: ['a'] });
    expect(messages(base, base)).toEqual([]);
    expect(messages(hidden, leftOut)).toEqual([]);
  });

  it('affects everybody where the layout itself changes', () => {
    expect(messages(base, { ...base, order: ['b', 'a'] })).toEqual([
      { who: ['everybody'], what: ['moved a'] },
    ]);
  });

  it('names just the audience that a rule is for', () => {
    const when: When = { brand: ['management'], cohort: ['freshers'] };
    expect(messages(base, withVariants({ when, hide: ['b'] }))).toEqual([
      { who: ['brand management; cohort freshers'], what: ['removed b'] },
    ]);
  });

  it('names the people of an audience, and none who are refused', () => {
    const named = new Map([
      [
        'freshers',
        {
          name: 'Freshers',
          any: [
            { cohort: ['freshers' as const] },
            { membership: ['visitor' as const], experienceBand: [2] },
          ],
        },
      ],
    ]);
    const compileNamed = (when: When) =>
      compileLayout(withVariants({ when, hide: ['b'] }), exampleDefinitions, undefined, named);
    const whoOf = (when: When) =>
      (diffLayouts(compile(base), compileNamed(when)) ?? []).flatMap(({ audiences }) =>
        audiences.map(describeAudience),
      );
    expect(whoOf({ audience: ['freshers'] })).toEqual([
      'experienceBand 2; membership visitor',
      'cohort freshers; membership basic or pro',
    ]);
    expect(whoOf({ brand: ['tech'], not: { audience: ['freshers'] } }).length).toBeGreaterThan(0);
    expect(
      diffLayouts(
        compileNamed({ audience: ['freshers'] }),
        compileNamed({ audience: ['freshers'] }),
      ),
    ).toEqual([]);
  });

  it('is none where only somebody who cannot exist would see it', () => {
    const visitors: When = { membership: ['visitor'] };
    const hidden = { when: visitors, hide: ['b'] };
    const shown = { when: { cohort: ['freshers'] }, show: ['b'] } satisfies Omit<Variant, 'name'>;
    const forMembers = { when: { membership: ['pro'] }, hide: ['a'] } satisfies Omit<
      Variant,
      'name'
    >;
    expect(messages(withVariants(hidden), withVariants(hidden, shown))).toEqual([]);
    expect(messages(withVariants(hidden), withVariants(hidden, shown, forMembers))).toEqual([
      { who: ['membership pro'], what: ['removed a'] },
    ]);
  });

  it('negates a field where that is shorter, and for unmentioned slugs', () => {
    const when: When = { not: { experienceBand: [2], city: ['pune'] } };
    expect(messages(base, withVariants({ when, hide: ['b'] }))).toEqual([
      { who: ['experienceBand not 2; city not pune'], what: ['removed b'] },
    ]);
  });

  it('reports the period of a schedule, and a postponed schedule', () => {
    const from = '2026-10-28T00:00:00+05:30';
    const diwali = (until: string) => withVariants({ when: { from, until }, hide: ['b'] });
    const [short, long] = [
      diwali('2026-11-01T00:00:00+05:30'),
      diwali('2026-11-10T00:00:00+05:30'),
    ];
    expect(messages(base, short)).toEqual([
      {
        who: ['from 2026-10-27T18:30:00.000Z until 2026-10-31T18:30:00.000Z'],
        what: ['removed b'],
      },
    ]);
    expect(messages(short, long)).toEqual([
      {
        who: ['from 2026-10-31T18:30:00.000Z until 2026-11-09T18:30:00.000Z'],
        what: ['removed b'],
      },
    ]);
  });

  it('names the arms of an experiment', () => {
    const when: When = { experiment: { 'home-order': ['b'] } };
    expect(messages(base, withVariants({ when, hide: ['b'] }))).toEqual([
      { who: ['experiment home-order b'], what: ['removed b'] },
    ]);
  });

  it('counts an arm that no layout mentions as control', () => {
    const when: When = { not: { experiment: { 'home-order': ['b'] } } };
    const [change] = diffLayouts(compile(base), compile(withVariants({ when, hide: ['b'] }))) ?? [];
    const [part] = change?.audiences ?? [];
    expect(part && describeAudience(part)).toBe('experiment home-order not b');
    const met = ['control', 'z', 'b'].map(
      (arm) => part && includesInstant(part, somebody, { 'home-order': arm }, 0),
    );
    expect(met).toEqual([true, true, false]);
  });

  it('separates different changes for different people', () => {
    const after = withVariants(
      { when: { membership: ['pro'] }, hide: ['a'] },
      { when: { device: ['phone'] }, hide: ['b'] },
    );
    expect(messages(base, after).map(({ who, what }) => [what.join(), who.join(' | ')])).toEqual([
      ['removed b', 'membership visitor or basic; device phone'],
      ['removed a,removed b', 'membership pro; device phone'],
      ['removed a', 'membership pro; device tablet or desktop'],
    ]);
  });

  it('gives up where the layouts distinguish too many audiences', () => {
    const title = (text: string) => ({ a: { settings: { title: text } } });
    const cities = Array.from({ length: 999 }, (_, index) => `city-${index}`);
    const byCity = cities.map((city) => ({ when: { city: [city] }, blocks: title(city) }));
    const byCohort = COHORTS.map((cohort) => ({
      when: { cohort: [cohort] },
      blocks: title(cohort),
    }));
    const byBand = [1, 2, 3, 4, 5, 6, 7, 8].map((band) => ({
      when: { experienceBand: [band] },
      blocks: title(`${band}`),
    }));
    const all = withVariants(...byCity, ...byCohort, ...byBand);
    expect(diffLayouts(compile(base), compile(all))).toBeNull();
    const fewer = withVariants(...byCity, ...byCohort);
    expect(diffLayouts(compile(base), compile(fewer))).toHaveLength(COHORTS.length);
  });
});

const some = <T>(...values: T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 });
const fields = {
  brand: some(...BRANDS),
  cohort: some('freshers' as const, 'none' as const),
  experienceBand: some(1, 2, 3),
  city: some('pune', 'delhi'),
  experiment: fc.record({ arms: some('control', 'b', 'c') }, { requiredKeys: [] }),
};
const INSTANTS = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'];
const when: fc.Arbitrary<When> = fc.record(
  {
    ...fields,
    not: fc.record(fields, { requiredKeys: [] }),
    from: fc.constantFrom(...INSTANTS),
    until: fc.constantFrom(...INSTANTS),
  },
  { requiredKeys: [] },
);
const id = fc.constantFrom('a', 'b', 'box', 'in');
const variant: fc.Arbitrary<Variant> = fc.record(
  {
    name: fc.constant('v'),
    when,
    order: fc.uniqueArray(id),
    hide: fc.uniqueArray(id),
    place: fc.array(fc.record({ block: id, first: fc.constant(true as const) }), { maxLength: 2 }),
    blocks: fc.record({
      a: fc.record({ settings: fc.record({ title: fc.constantFrom('x', 'y') }) }),
    }),
  },
  { requiredKeys: ['name', 'when'] },
);
const layout: fc.Arbitrary<Layout> = fc.record({
  page: fc.constant('home'),
  blocks: fc.record({
    a: fc.record({ type: fc.constant('text'), when }, { requiredKeys: ['type'] }),
    b: fc.record({ type: fc.constant('text') }),
    in: fc.record({ type: fc.constant('text') }),
    box: fc.record({ type: fc.constant('box'), slots: fc.constant({ main: ['in'] }) }),
  }),
  order: fc.constantFrom(['a', 'b', 'box'], ['box', 'a']),
  variants: fc.array(variant, { maxLength: 4 }),
});
const audience: fc.Arbitrary<Audience> = fc.record({
  brand: fc.constantFrom(...BRANDS),
  cohort: fc.constantFrom('freshers' as const, 'none' as const, 'perfectMatch' as const),
  experienceBand: fc.constantFrom(1, 2, 3, 9),
  membership: fc.constant('visitor' as const),
  device: fc.constant('phone' as const),
  city: fc.constantFrom(null, 'pune', 'delhi', 'goa'),
  category: fc.constant(null),
  crawler: fc.constant(false),
});
const arms: fc.Arbitrary<Arms> = fc.constantFrom<Arms[]>(
  {},
  { arms: 'control' },
  { arms: 'b' },
  { arms: 'c' },
  { arms: 'd' },
);
const now = fc.constantFrom(
  0,
  ...INSTANTS.flatMap((text) => [Date.parse(text) - 1, Date.parse(text)]),
);

it('reports a change for an audience exactly when the plans differ, and the differences', () => {
  fc.assert(
    fc.property(
      layout,
      layout,
      fc.array(fc.tuple(audience, arms, now), { minLength: 8 }),
      (one, two, all) => {
        const [before, after] = [compile(one), compile(two)];
        const changes = diffLayouts(before, after) ?? [];
        for (const [who, served, at] of all) {
          const was = selectPlan(before, who, served, at).blocks;
          const is = selectPlan(after, who, served, at).blocks;
          const met = changes.filter(({ audiences }) =>
            audiences.some((part) => includesInstant(part, who, served, at)),
          );
          const isEqual = JSON.stringify(was) === JSON.stringify(is);
          expect(met.map(({ blocks }) => blocks)).toEqual(isEqual ? [] : [diffBlocks(was, is)]);
        }
      },
    ),
    { numRuns: 300 },
  );
});
