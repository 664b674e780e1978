import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Experiments } from '@broadsheet/contract/experiments';
import { type BitSet, intersectBits, keyOfBits } from '../bit-set.ts';
import type { CompiledLayout } from '../compiled-layout.ts';
import type { ReadFields } from '../plan-fields.ts';
import { type Cell, cellsOfExperiment, cellsOfFields, FIELD_GROUPS } from './audience-cells.ts';

/** As many sets of conditions as a page may have plans; a page with more is a fault of its own. */
const STATES_MAX = 50_000;

/** People who satisfy the same conditions. */
interface State {
  readonly holds: BitSet;
  /** How many cache keys they have. */
  readonly keys: number;
}

type States = readonly State[];

/** What counts of a page that is cached: everything but its address. */
export interface CountedPage {
  readonly compiled: CompiledLayout;
  readonly brand: BrandConfig;
  readonly experiments: Experiments;
  /** The experiments in which somebody can get an arm. */
  readonly running: readonly string[];
  /** The fields that its address decides. */
  readonly topic: Readonly<Record<'city' | 'category', boolean>>;
  /** Epoch ms: periods that have ended do not count. */
  readonly now: number;
  /** What the blocks read that show under these conditions; null where no block of the page ever reads anything. */
  readonly readAt: ((holds: BitSet) => ReadFields) | null;
}

const narrow = (holds: BitSet, by: readonly BitSet[]): BitSet => {
  const narrowed = holds.slice();
  for (const each of by) intersectBits(narrowed, each);
  return narrowed;
};

/** Every state of `states` within every cell; equal ones are joined. Null where there are too many. */
const multiply = (states: States, cells: readonly Cell[]): States | null => {
  const next = new Map<string, { readonly holds: BitSet; keys: number }>();
  for (const state of states)
    for (const cell of cells) {
      const holds = narrow(state.holds, cell.holds);
      const key = keyOfBits(holds);
      const known = next.get(key);
      const keys = state.keys * cell.keys;
      if (known) known.keys += keys;
      else next.set(key, { holds, keys });
      if (next.size > STATES_MAX) return null;
    }
  return [...next.values()];
};

const isOfAddress = ({ topic }: CountedPage, field: string): boolean =>
  (field === 'city' || field === 'category') && topic[field];

/** The conditions that hold for a brand. */
const startOf = ({ compiled, brand }: CountedPage): BitSet => {
  const dimension = compiled.fields.find(({ field }) => field === 'brand');
  const found = dimension?.classes[dimension.classOf.get(brand.brand) ?? dimension.otherClass];
  return narrow(compiled.possible, found ? [found.holds] : []);
};

/** All people at one address and time, by the conditions that they satisfy. Address and time are left open. */
const statesOf = (page: CountedPage, read: ReadFields): States | null => {
  const { compiled, brand, experiments, running } = page;
  const groups = FIELD_GROUPS.filter((fields) => !fields.some((field) => isOfAddress(page, field)));
  const cells = [
    ...groups.map((fields) => cellsOfFields(compiled, read, fields, brand, false)),
    ...compiled.experiments.map((dimension) => {
      const { key } = dimension;
      return cellsOfExperiment(
        dimension,
        running.includes(key) ? experiments.byKey.get(key) : undefined,
      );
    }),
  ];
  let states: States | null = [{ holds: startOf(page), keys: 1 }];
  for (const each of cells) states = states && multiply(states, each);
  return states;
};

/** The conditions that hold at each time from now on, at each address. */
const situationsOf = (page: CountedPage): readonly (readonly BitSet[])[] => {
  const { compiled, brand, now } = page;
  const { instants, classes } = compiled.time;
  const lasting = classes.filter((_, index) => (instants[index] ?? Number.POSITIVE_INFINITY) > now);
  let situations: (readonly BitSet[])[] = lasting.map(({ holds }) => [holds]);
  for (const field of ['city', 'category'] as const) {
    if (!page.topic[field]) continue;
    const cells = cellsOfFields(compiled, new Map(), [field], brand, true);
    situations = situations.flatMap((found) => cells.map(({ holds }) => [...found, ...holds]));
  }
  return situations;
};

const textOf = (read: ReadFields): string =>
  JSON.stringify([...read].map(([field, marks]) => [field, marks === 'all' ? marks : [...marks]]));

/** The different results of `readAt`. */
const listReads = (
  page: CountedPage,
  readAt: (holds: BitSet) => ReadFields,
  situations: readonly (readonly BitSet[])[],
) => {
  const states = statesOf(page, new Map());
  if (!states || states.length * situations.length > STATES_MAX) return null;
  const reads = new Map<string, ReadFields>();
  const known = new Map<string, string>();
  for (const { holds } of states)
    for (const situation of situations) {
      const narrowed = narrow(holds, situation);
      const key = keyOfBits(narrowed);
      if (known.has(key)) continue;
      const read = readAt(narrowed);
      const text = textOf(read);
      known.set(key, text);
      reads.set(text, read);
    }
  return { reads, textAt: (holds: BitSet) => known.get(keyOfBits(holds)) };
};

/**
 * How many pages the page cache has for one address at one time, if everybody asks for it: of the address and the time with
 * the most. It is exact for audiences; a running experiment counts for everybody, although its arms are for some. Null where
 * there are too many to count.
 */
export const countClasses = (page: CountedPage): number | null => {
  const { readAt } = page;
  if (!readAt) return statesOf(page, new Map())?.reduce((sum, { keys }) => sum + keys, 0) ?? null;
  const situations = situationsOf(page);
  const found = listReads(page, readAt, situations);
  if (!found) return null;
  const totals = situations.map(() => 0);
  for (const [text, read] of found.reads) {
    const states = statesOf(page, read) ?? [];
    for (const [at, situation] of situations.entries())
      for (const { holds, keys } of states)
        if (found.textAt(narrow(holds, situation)) === text) totals[at] = (totals[at] ?? 0) + keys;
  }
  return totals.reduce((max, total) => Math.max(max, total), 0);
};
