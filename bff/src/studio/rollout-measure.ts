import {
  ROLLOUT_ARMS,
  ROLLOUT_UNITS_MIN,
  type RolloutArmName,
  type RolloutMeasure,
} from '@broadsheet/contract/studio/rollout';
import type { RolloutPeople } from '@broadsheet/experiments/recording/load-rollout-people';
import type { RolloutBlock } from '@broadsheet/telemetry/block-counts/load-block-counts';

/** Of so many, so many. */
interface Counted {
  readonly of: number;
  readonly hits: number;
}

/**
 * The difference of two shares that counts as significant, in standard errors. The check runs every ten seconds, over
 * all shares; docs/decisions/0030-gradual-rollout.md has the rate of false alarms.
 */
const SURE_Z = 5;

const shareOf = ({ of, hits }: Counted): number => (of === 0 ? 0 : hits / of);

/** Whether the first share is larger than the second by more than chance would make it. */
const isSurelyLarger = (left: Counted, right: Counted): boolean => {
  if (left.of === 0 || right.of === 0) return false;
  const pooled = (left.hits + right.hits) / (left.of + right.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / left.of + 1 / right.of));
  return shareOf(left) - shareOf(right) > SURE_Z * error && error > 0;
};

type People = RolloutMeasure['people'][number];
export type MeasuredBlock = RolloutMeasure['blocks'][number];
type Loads = MeasuredBlock['live'];

const NO_LOADS: Loads = { loads: 0, failures: 0 };
const countedLoads = ({ loads, failures }: Loads): Counted => ({ of: loads, hits: failures });

const applyFallOf = (live: People, next: People): RolloutMeasure['applyFall'] => {
  if (Math.min(live.units, next.units) < ROLLOUT_UNITS_MIN || live.applied === 0) return null;
  const before = { of: live.units, hits: live.applied };
  const after = { of: next.units, hits: next.applied };
  const value = 1 - shareOf(after) / shareOf(before);
  const isSure = value > 0 ? isSurelyLarger(before, after) : isSurelyLarger(after, before);
  return { value, isSure };
};

const isSameBlock = (left: RolloutBlock, right: RolloutBlock): boolean =>
  left.brand === right.brand &&
  left.page === right.page &&
  left.block === right.block &&
  left.type === right.type;

const loadsIn = (rows: readonly RolloutBlock[], arm: RolloutArmName): Loads => {
  const row = rows.find((each) => each.arm === arm);
  return row ? { loads: row.loads, failures: row.failures } : NO_LOADS;
};

const measureBlocks = (rows: readonly RolloutBlock[]): MeasuredBlock[] => {
  const firsts = rows.filter((row, at) => rows.findIndex((each) => isSameBlock(each, row)) === at);
  const blocks = firsts.map((row) => {
    const { brand, page, block, type } = row;
    const found = rows.filter((each) => isSameBlock(each, row));
    return { brand, page, block, type, live: loadsIn(found, 'live'), next: loadsIn(found, 'next') };
  });
  // Pages that only non-participants saw have views and no loads.
  return blocks.filter(({ live, next }) => live.loads + next.loads > 0);
};

/** The baseline of a block in the next content: the same block, else other blocks of its type on the page. */
export const loadsBefore = (
  { blocks }: Pick<RolloutMeasure, 'blocks'>,
  { brand, page, type, live }: MeasuredBlock,
): Loads => {
  if (live.loads > 0) return live;
  const alike = blocks.filter(
    (each) => each.brand === brand && each.page === page && each.type === type,
  );
  return alike.reduce(
    (sum, each) => ({
      loads: sum.loads + each.live.loads,
      failures: sum.failures + each.live.failures,
    }),
    NO_LOADS,
  );
};

/** How much larger its share of failed loads is than before. */
export const excessOf = (measure: Pick<RolloutMeasure, 'blocks'>, block: MeasuredBlock): number =>
  shareOf(countedLoads(block.next)) - shareOf(countedLoads(loadsBefore(measure, block)));

/** Whether a block fails more often than chance explains; a block without a baseline should never fail. */
export const failsOftener = (
  measure: Pick<RolloutMeasure, 'blocks'>,
  block: MeasuredBlock,
): boolean => {
  const before = loadsBefore(measure, block);
  const held = before.loads > 0 ? before : { loads: block.next.loads, failures: 0 };
  return isSurelyLarger(countedLoads(block.next), countedLoads(held));
};

/** The measured counts of one step of a rollout. Pure. */
export const measureRollout = (
  people: readonly RolloutPeople[],
  rows: readonly RolloutBlock[],
): RolloutMeasure => {
  const peopleIn = (arm: RolloutArmName): People =>
    people.find((each) => each.arm === arm) ?? { arm, units: 0, applied: 0 };
  const blocks = measureBlocks(rows);
  const excess = new Map(blocks.map((block) => [block, excessOf({ blocks }, block)]));
  return {
    people: ROLLOUT_ARMS.map(peopleIn),
    applyFall: applyFallOf(peopleIn('live'), peopleIn('next')),
    blocks: blocks.sort((left, right) => (excess.get(right) ?? 0) - (excess.get(left) ?? 0)),
  };
};
