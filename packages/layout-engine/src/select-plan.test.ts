import {
  AUDIENCE_FIELDS,
  type Audience,
  COHORTS,
  DEVICES,
  MEMBERSHIPS,
} from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import type { Layout, Placement, Variant, When } from '@broadsheet/contract/layout';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileLayout } from './compile-layout.ts';
import { exampleDefinitions } from './example-definitions.ts';
import { selectPlan } from './select-plan.ts';

const IDS = ['a', 'b', 'c', 'box-one', 'box-two'] as const;
const CITIES = ['pune', 'mumbai', 'delhi'];
const INSTANTS = [
  '2026-01-01T00:00:00Z',
  '2026-01-01T05:30:00+05:30',
  '2026-02-01T00:00:00Z',
  '2026-03-01T00:00:00Z',
];

const audience: fc.Arbitrary<Audience> = fc.record({
  brand: fc.constantFrom(...BRANDS),
  cohort: fc.constantFrom(...COHORTS),
  experienceBand: fc.integer({ min: 1, max: 9 }),
  membership: fc.constantFrom(...MEMBERSHIPS),
  device: fc.constantFrom(...DEVICES),
  city: fc.constantFrom(null, 'goa', ...CITIES),
  category: fc.constantFrom(null, 'backend', 'frontend'),
  crawler: fc.boolean(),
});
const instant = fc.constantFrom(
  0,
  ...INSTANTS.flatMap((text) => [Date.parse(text) - 1, Date.parse(text), Date.parse(text) + 1]),
);

const some = <T>(...values: T[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: values.length });
const fields = {
  brand: some(...BRANDS),
  cohort: some(...COHORTS),
  experienceBand: some(1, 2, 3, 9),
  membership: some(...MEMBERSHIPS),
  device: some(...DEVICES),
  city: some(...CITIES),
  category: some('backend'),
  crawler: some(true, false),
};
const when: fc.Arbitrary<When> = fc.record(
  {
    ...fields,
    not: fc.record(fields, { requiredKeys: [] }),
    from: fc.constantFrom(...INSTANTS),
    until: fc.constantFrom(...INSTANTS),
  },
  { requiredKeys: [] },
);
const ids = fc.uniqueArray(fc.constantFrom(...IDS));
const id = fc.constantFrom(...IDS);
const slotPath = fc.constantFrom('box-one.main', 'box-one.aside', 'box-two.main');
const placement: fc.Arbitrary<Placement> = fc.oneof(
  fc.record({ block: id, before: id }),
  fc.record({ block: id, after: id }),
  fc.record({ block: id, first: fc.constant(true as const), in: slotPath }),
  fc.record({ block: id, last: fc.constant(true as const) }),
);
const patch = fc.record(
  {
    when,
    settings: fc.record(
      { title: fc.constantFrom('x', null), limit: fc.constantFrom(1, 2) },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);
const variant: fc.Arbitrary<Variant> = fc.record(
  {
    name: fc.constant('v'),
    when,
    order: ids,
    hide: ids,
    show: ids,
    place: fc.array(placement, { maxLength: 3 }),
    blocks: fc.dictionary(fc.constantFrom('a', 'b'), patch),
  },
  { requiredKeys: ['name', 'when'] },
);
const layout: fc.Arbitrary<Layout> = fc.record({
  page: fc.constant('home'),
  blocks: fc.record({
    a: fc.record({ type: fc.constant('text'), when }, { requiredKeys: ['type'] }),
    b: fc.record({ type: fc.constant('text'), settings: fc.constant({ title: 'b' }) }),
    c: fc.record({ type: fc.constant('aged'), settings: fc.constant({ heading: 'c' }) }),
    'box-one': fc.record({ type: fc.constant('box'), slots: fc.constant({ aside: ['c'] }) }),
    'box-two': fc.record({ type: fc.constant('box'), when }, { requiredKeys: ['type'] }),
  }),
  order: fc.constantFrom(['a', 'b', 'box-one', 'box-two'], ['box-two', 'a'], ['b']),
  variants: fc.array(variant, { maxLength: 5 }),
});

const holds = (condition: When | undefined, who: Audience, now: number): boolean =>
  !condition ||
  (AUDIENCE_FIELDS.every((field) => {
    const value: unknown = who[field];
    const wanted: readonly unknown[] | undefined = condition[field];
    const refused: readonly unknown[] | undefined = condition.not?.[field];
    return (!wanted || wanted.includes(value)) && !refused?.includes(value);
  }) &&
    (!condition.from || now >= Date.parse(condition.from)) &&
    (!condition.until || now < Date.parse(condition.until)));

interface NaiveBlock {
  id: string;
  settings: Record<string, unknown>;
  slots?: Record<string, NaiveBlock[]>;
}

const DEFAULTS: Record<string, Record<string, unknown>> = {
  text: { title: 'Hello', limit: 5 },
  aged: {},
  box: {},
};

/** The rules of layouts written down once more, as plainly as can be. */
const evaluate = (page: Layout, who: Audience, now: number): NaiveBlock[] => {
  const lists: Record<string, string[]> = { order: [] };
  const hidden = new Set<string>();
  const conditions = new Map(Object.entries(page.blocks).map(([key, block]) => [key, block.when]));
  const settings = new Map(
    Object.entries(page.blocks).map(([key, block]) => [key, { ...block.settings }]),
  );
  const remove = (block: string) => {
    for (const [name, list] of Object.entries(lists))
      lists[name] = list.filter((each) => each !== block);
  };
  const fill = (name: string, blocks: readonly string[]) => {
    for (const block of blocks) remove(block);
    lists[name] = [...blocks];
  };
  fill('order', page.order);
  for (const [key, block] of Object.entries(page.blocks))
    for (const [slot, blocks] of Object.entries(block.slots ?? {})) fill(`${key}.${slot}`, blocks);
  for (const change of page.variants ?? []) {
    if (!holds(change.when, who, now)) continue;
    for (const [key, block] of Object.entries(change.blocks ?? {})) {
      if (block.when) conditions.set(key, block.when);
      const merged = { ...settings.get(key), ...block.settings };
      settings.set(
        key,
        Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)),
      );
    }
    if (change.order) fill('order', change.order);
    for (const place of change.place ?? []) {
      if ('first' in place || 'last' in place) {
        remove(place.block);
        const name = place.in ?? 'order';
        const list = lists[name] ?? [];
        lists[name] = 'first' in place ? [place.block, ...list] : [...list, place.block];
        continue;
      }
      const target = 'before' in place ? place.before : place.after;
      const standing = Object.values(lists).some((list) => list.includes(target));
      if (!standing || target === place.block) continue;
      remove(place.block);
      for (const [name, list] of Object.entries(lists))
        lists[name] = list.flatMap((each) => {
          if (each !== target) return [each];
          return 'before' in place ? [place.block, each] : [each, place.block];
        });
    }
    for (const block of change.hide ?? []) hidden.add(block);
    for (const block of change.show ?? []) hidden.delete(block);
  }
  const draw = (name: string): NaiveBlock[] =>
    (lists[name] ?? [])
      .filter((key) => !hidden.has(key) && holds(conditions.get(key), who, now))
      .map((key) => {
        const type = page.blocks[key]?.type ?? '';
        const own = settings.get(key) ?? {};
        const migrated = type === 'aged' ? { title: own.heading } : own;
        const drawn = { id: key, settings: { ...DEFAULTS[type], ...migrated } };
        return type === 'box'
          ? { ...drawn, slots: { main: draw(`${key}.main`), aside: draw(`${key}.aside`) } }
          : drawn;
      });
  return draw('order');
};

const bare = (blocks: readonly { id: string; settings: object; slots?: object }[]): unknown =>
  blocks.map((block) => ({
    id: block.id,
    settings: block.settings,
    ...(block.slots
      ? {
          slots: Object.fromEntries(
            Object.entries(block.slots).map(([name, inner]) => [name, bare(inner)]),
          ),
        }
      : {}),
  }));

describe('selectPlan', () => {
  it('equals the rules written down plainly', () => {
    fc.assert(
      fc.property(
        layout,
        fc.array(fc.tuple(audience, instant), { minLength: 5 }),
        (page, asked) => {
          const compiled = compileLayout(page, exampleDefinitions);
          for (const [who, now] of asked)
            expect(bare(selectPlan(compiled, who, now).blocks)).toEqual(evaluate(page, who, now));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('answers equal plans for equal keys, and never depends on what it does not consult', () => {
    fc.assert(
      fc.property(layout, audience, audience, instant, instant, (page, who, other, now, later) => {
        const compiled = compileLayout(page, exampleDefinitions);
        const plan = selectPlan(compiled, who, now);
        const mixed = { ...other };
        for (const field of plan.consulted)
          if (field !== 'time') Object.assign(mixed, { [field]: who[field] });
        const same = selectPlan(compiled, mixed, plan.consulted.includes('time') ? now : later);
        expect(same.key).toBe(plan.key);
        expect(same.blocks).toEqual(plan.blocks);
        const fresh = compileLayout(page, exampleDefinitions);
        const second = selectPlan(fresh, other, later);
        if (second.key === plan.key) expect(second.blocks).toEqual(plan.blocks);
      }),
      { numRuns: 300 },
    );
  });

  it('stays the same until the instant it names, and no longer than the schedule says', () => {
    fc.assert(
      fc.property(layout, audience, instant, (page, who, now) => {
        const compiled = compileLayout(page, exampleDefinitions);
        const { key, validUntil } = selectPlan(compiled, who, now);
        const end = validUntil ?? Number.MAX_SAFE_INTEGER;
        expect(end).toBeGreaterThan(now);
        expect(selectPlan(compiled, who, end - 1).key).toBe(key);
        if (validUntil !== null) expect(selectPlan(compiled, who, end).key).not.toBe(key);
      }),
      { numRuns: 200 },
    );
  });

  it('makes one plan for all whom the layout does not tell apart, frozen', () => {
    const page: Layout = {
      page: 'home',
      blocks: { a: { type: 'text', when: { experienceBand: [2, 3] } }, b: { type: 'text' } },
      order: ['a', 'b'],
    };
    const compiled = compileLayout(page, exampleDefinitions);
    const who: Audience = {
      brand: 'tech',
      cohort: 'none',
      experienceBand: 2,
      membership: 'visitor',
      device: 'phone',
      city: null,
      category: null,
      crawler: false,
    };
    const plan = selectPlan(compiled, who, 0);
    expect(plan).toMatchObject({
      key: 'experienceBand=2,3',
      consulted: ['experienceBand'],
      validUntil: null,
    });
    expect(selectPlan(compiled, { ...who, experienceBand: 3, brand: 'management' }, 9)).toBe(plan);
    expect(selectPlan(compiled, { ...who, experienceBand: 9 }, 0)).not.toBe(plan);
    expect(Object.isFrozen(plan.blocks[0]?.settings)).toBe(true);
  });
});
