import { COHORTS, DEVICES, MEMBERSHIPS } from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import { HOUR_MS } from '@broadsheet/contract/durations';
import type { Layout, LayoutBlock, Variant, When } from '@broadsheet/contract/layout';

const BLOCKS = 40;
const BANDS = 9;
const FIRST_INSTANT = Date.UTC(2026, 0, 1);

/** One value each: brand x cohort x band x membership x device is 972 plans, times the instants. */
const singleWhens = (instants: number): When[] => [
  ...BRANDS.slice(1).map((brand) => ({ brand: [brand] })),
  ...COHORTS.slice(1).map((cohort) => ({ cohort: [cohort] })),
  ...Array.from({ length: BANDS - 1 }, (_, band) => ({ experienceBand: [band + 2] })),
  ...MEMBERSHIPS.slice(1).map((membership) => ({ membership: [membership] })),
  ...DEVICES.slice(1).map((device) => ({ device: [device] })),
  ...Array.from({ length: instants }, (_, index) => ({
    from: new Date(FIRST_INSTANT + index * HOUR_MS).toISOString(),
  })),
];

const changeAt = (index: number, count: number): Omit<Variant, 'name' | 'when'> => {
  const block = `block-${1 + (index % (count - 1))}`;
  const kinds: Omit<Variant, 'name' | 'when'>[] = [
    { blocks: { [block]: { settings: { limit: 1 + (index % 10) } } } },
    { place: [{ block, first: true }] },
    { place: [{ block, after: `block-${(index + 7) % count}` }] },
    { blocks: { [block]: { settings: { title: `variant ${index}` } } } },
  ];
  return kinds[index % kinds.length] ?? {};
};

/** Forty blocks, a variant for each single condition, vacancies among the blocks: as dear to prove as may be written. */
export const createProofLayout = (instants: number): Layout => {
  const ids = Array.from({ length: BLOCKS }, (_, index) => `block-${index}`);
  const blocks = ids.map((id, index): [string, LayoutBlock] => [
    id,
    { ...(index === 0 ? { type: 'jobs' } : { type: 'text', settings: { title: id } }) },
  ]);
  const variants = singleWhens(instants).map(
    (when, index): Variant => ({ name: `variant-${index}`, when, ...changeAt(index + 1, BLOCKS) }),
  );
  return { page: 'home', blocks: Object.fromEntries(blocks), order: ids, variants };
};
