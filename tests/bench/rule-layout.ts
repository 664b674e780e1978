import { type Audience, COHORTS, DEVICES, MEMBERSHIPS } from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import { HOUR_MS } from '@broadsheet/contract/durations';
import type { Layout, LayoutBlock, Variant, When } from '@broadsheet/contract/layout';

const FIRST_INSTANT = Date.UTC(2026, 0, 1);
const CITIES = 50;
const CATEGORIES = 20;
const SCHEDULES = 24;
/** Blocks shown to everybody; all others depend on their audience, because a page holds 40 at most. */
const SHOWN = 10;

/** Picks one of the values; the same index always gives the same one. */
const pick = <T>(values: readonly T[], index: number): T => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

const names = (what: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${what}-${index}`);
const cities = names('city', CITIES);
const categories = names('category', CATEGORIES);

/** Three fields of the audience, every fifth with a schedule. */
const ruleAt = (index: number): When => ({
  city: [pick(cities, index), pick(cities, index * 7 + 1)],
  experienceBand: [1 + (index % 9), 1 + ((index * 5) % 9)],
  ...(index % 2 === 0
    ? { category: [pick(categories, index * 3)], device: [pick(DEVICES, index)] }
    : { cohort: [pick(COHORTS, index)], membership: [pick(MEMBERSHIPS, index)] }),
  ...(index % 5 === 0
    ? { from: new Date(FIRST_INSTANT + (index % SCHEDULES) * HOUR_MS).toISOString() }
    : {}),
});

/** A layout of `count` blocks, and as many variants with a condition each. */
export const createRuleLayout = (count: number): Layout => {
  const ids = names('block', count);
  const blocks = ids.map((id, index): [string, LayoutBlock] => [
    id,
    index < SHOWN
      ? { type: 'text', settings: { title: id } }
      : { type: 'text', settings: { title: id }, when: ruleAt(index * 11) },
  ]);
  const variants = ids.map((id, index): Variant => {
    const changes: Omit<Variant, 'name' | 'when'>[] = [
      { place: [{ block: id, first: true }] },
      { blocks: { [id]: { settings: { limit: 1 + (index % 10) } } } },
      { hide: [id] },
    ];
    return { name: `rule-${index}`, when: ruleAt(index), ...pick(changes, index) };
  });
  return { page: 'home', blocks: Object.fromEntries(blocks), order: ids, variants };
};

export interface RuleRequest {
  readonly audience: Audience;
  readonly now: number;
}

/** Audiences and instants, spread over everything that the rules mention. */
export const createAskings = (count: number): RuleRequest[] =>
  Array.from({ length: count }, (_, index) => ({
    audience: Object.freeze({
      brand: pick(BRANDS, index),
      cohort: pick(COHORTS, index * 5 + 1),
      experienceBand: 1 + ((index * 7) % 9),
      membership: pick(MEMBERSHIPS, index >> 1),
      device: pick(DEVICES, index >> 2),
      city: pick(cities, index * 13),
      category: pick(categories, index * 3),
      crawler: false,
    }),
    now: FIRST_INSTANT + (index % SCHEDULES) * HOUR_MS,
  }));
