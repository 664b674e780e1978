import {
  AUDIENCE_FIELDS,
  type Audience,
  COHORTS,
  DEVICES,
  MEMBERSHIPS,
} from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import { type Arms, CONTROL } from '@broadsheet/contract/experiments';
import type { Layout, Placement, Variant, When } from '@broadsheet/contract/layout';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import fc from 'fast-check';
import type { KnownArms } from './compile-dimensions.ts';

const IDS = ['a', 'b', 'c', 'box-one', 'box-two'] as const;
const CITIES = ['pune', 'mumbai', 'delhi'];
const INSTANTS = [
  '2026-01-01T00:00:00Z',
  '2026-01-01T05:30:00+05:30',
  '2026-02-01T00:00:00Z',
  '2026-03-01T00:00:00Z',
];

export const audience: fc.Arbitrary<Audience> = fc.record({
  brand: fc.constantFrom(...BRANDS),
  cohort: fc.constantFrom(...COHORTS),
  experienceBand: fc.integer({ min: 1, max: 9 }),
  membership: fc.constantFrom(...MEMBERSHIPS),
  device: fc.constantFrom(...DEVICES),
  city: fc.constantFrom(null, 'goa', ...CITIES),
  category: fc.constantFrom(null, 'backend', 'frontend'),
  crawler: fc.boolean(),
});
export const instant = fc.constantFrom(
  0,
  ...INSTANTS.flatMap((text) => [Date.parse(text) - 1, Date.parse(text), Date.parse(text) + 1]),
);

/** One experiment is named like a property of objects. */
export const knownArms: KnownArms = new Map([
  ['order', [CONTROL, 'b', 'c']],
  ['constructor', [CONTROL, 'b']],
]);
/** They overlap, and their parts have conditions on several fields. */
export const namedAudiences: NamedAudiences = new Map([
  [
    'freshers',
    {
      name: 'Freshers',
      any: [{ cohort: ['freshers'] }, { membership: ['visitor'], experienceBand: [2] }],
    },
  ],
  ['puneites', { name: 'In Pune', any: [{ city: ['pune'], not: { device: ['phone'] } }] }],
  [
    'machines',
    {
      name: 'Machines',
      any: [{ crawler: [true] }, { brand: ['tech'], not: { cohort: ['none'] } }],
    },
  ],
]);
export const arms: fc.Arbitrary<Arms> = fc.record(
  {
    order: fc.constantFrom(CONTROL, 'b', 'c', 'never-heard-of'),
    constructor: fc.constantFrom(CONTROL, 'b', 'toString'),
  },
  { requiredKeys: [] },
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
  audience: some('freshers', 'puneites', 'machines'),
  experiment: fc.record(
    { order: some(CONTROL, 'b', 'c', 'never-heard-of'), constructor: some(CONTROL, 'b') },
    { requiredKeys: [] },
  ),
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
export const layout: fc.Arbitrary<Layout> = fc.record({
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

/** Without an arm, or with an unknown one, control is served. */
const servedArm = (assigned: Arms, key: string): string => {
  const arm = new Map(Object.entries(assigned)).get(key);
  return arm !== undefined && knownArms.get(key)?.includes(arm) ? arm : CONTROL;
};

const isOf = (key: string, who: Audience): boolean =>
  namedAudiences.get(key)?.any.some((part) => holds(part, who, {}, 0)) ?? false;

const holds = (condition: When | undefined, who: Audience, assigned: Arms, now: number): boolean =>
  !condition ||
  (Object.entries(condition.experiment ?? {}).every(([key, wanted]) =>
    wanted.includes(servedArm(assigned, key)),
  ) &&
    Object.entries(condition.not?.experiment ?? {}).every(
      ([key, refused]) => !refused.includes(servedArm(assigned, key)),
    ) &&
    AUDIENCE_FIELDS.every((field) => {
      const value: unknown = who[field];
      const wanted: readonly unknown[] | undefined = condition[field];
      const refused: readonly unknown[] | undefined = condition.not?.[field];
      return (!wanted || wanted.includes(value)) && !refused?.includes(value);
    }) &&
    (!condition.audience || condition.audience.some((key) => isOf(key, who))) &&
    !condition.not?.audience?.some((key) => isOf(key, who)) &&
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
export const evaluate = (
  page: Layout,
  who: Audience,
  assigned: Arms,
  now: number,
): NaiveBlock[] => {
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
    if (!holds(change.when, who, assigned, now)) continue;
    for (const [key, block] of Object.entries(change.blocks ?? {})) {
      if (block.when) conditions.set(key, block.when);
      const merged = { ...settings.get(key), ...block.settings };
      settings.set(
        key,
        Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)),
      );
    }
    if (change.order) fill('order', change.order);
    for (const placement of change.place ?? []) {
      if ('first' in placement || 'last' in placement) {
        remove(placement.block);
        const name = placement.in ?? 'order';
        const list = lists[name] ?? [];
        lists[name] =
          'first' in placement ? [placement.block, ...list] : [...list, placement.block];
        continue;
      }
      const target = 'before' in placement ? placement.before : placement.after;
      const isListed = Object.values(lists).some((list) => list.includes(target));
      if (!isListed || target === placement.block) continue;
      remove(placement.block);
      for (const [name, list] of Object.entries(lists))
        lists[name] = list.flatMap((each) => {
          if (each !== target) return [each];
          return 'before' in placement ? [placement.block, each] : [each, placement.block];
        });
    }
    for (const block of change.hide ?? []) hidden.add(block);
    for (const block of change.show ?? []) hidden.delete(block);
  }
  const resolveBlock = (name: string): NaiveBlock[] =>
    (lists[name] ?? [])
      .filter((key) => !hidden.has(key) && holds(conditions.get(key), who, assigned, now))
      .map((key) => {
        const type = page.blocks[key]?.type ?? '';
        const own = settings.get(key) ?? {};
        const migrated = type === 'aged' ? { title: own.heading } : own;
        const resolved = { id: key, settings: { ...DEFAULTS[type], ...migrated } };
        return type === 'box'
          ? {
              ...resolved,
              slots: { main: resolveBlock(`${key}.main`), aside: resolveBlock(`${key}.aside`) },
            }
          : resolved;
      });
  return resolveBlock('order');
};

export const bare = (
  blocks: readonly { id: string; settings: object; slots?: object }[],
): unknown =>
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
