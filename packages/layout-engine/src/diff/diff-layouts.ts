import { POSSIBLE_SEEKERS, type Seeker } from '@broadsheet/contract/audience';
import { applyVariants } from '../apply-variants.ts';
import { assemblePlanBlocks } from '../assemble-plan-blocks.ts';
import { joinParts } from '../audiences/audience-unions.ts';
import { type BitSet, intersectBits, keyOfBits } from '../bit-set.ts';
import type { CompiledLayout } from '../compiled-layout.ts';
import type { PlanBlock } from '../plan.ts';
import { type AudiencePart, audiencePartOf } from './audience-part.ts';
import { type BlockChange, diffBlocks } from './diff-blocks.ts';
import { type JointDimension, jointDimensions } from './joint-dimensions.ts';
import { type Box, mergeBoxes } from './merge-boxes.ts';

/** As many as a page may have plans. */
const CELLS_MAX = 50_000;

/** One change of pages, with its audiences. */
export interface LayoutChange {
  /** Disjoint parts. */
  readonly audiences: readonly AudiencePart[];
  readonly blocks: readonly BlockChange[];
}

interface Cell {
  readonly box: Box;
  readonly before: BitSet;
  readonly after: BitSet;
}

/** Whether somebody is in a box: not every cohort goes with every membership. */
const hasSomebody = (dimensions: readonly JointDimension[], box: Box): boolean => {
  const at = (field: keyof Seeker): number => dimensions.findIndex((each) => each.field === field);
  const [cohorts, memberships] = [at('cohort'), at('membership')];
  const includes = (index: number, value: string): boolean =>
    (box[index] ?? []).some((found) => dimensions[index]?.classes[found]?.values.includes(value));
  return POSSIBLE_SEEKERS.some(
    ({ cohort, membership }) => includes(cohorts, cohort) && includes(memberships, membership),
  );
};

const narrow = (holds: BitSet, by: BitSet | null): BitSet => {
  if (!by) return holds;
  const narrowed = holds.slice();
  intersectBits(narrowed, by);
  return narrowed;
};

const cellsOf = (
  before: CompiledLayout,
  after: CompiledLayout,
  dimensions: readonly JointDimension[],
): Cell[] => {
  let cells: Cell[] = [{ box: [], before: before.possible, after: after.possible }];
  for (const { classes } of dimensions)
    cells = cells.flatMap((cell) =>
      classes.map((found, index) => ({
        box: [...cell.box, [index]],
        before: narrow(cell.before, found.before),
        after: narrow(cell.after, found.after),
      })),
    );
  return cells;
};

/** The blocks of a layout by satisfied conditions; each set is assembled once. */
const createAssembly = (compiled: CompiledLayout) => {
  const known = new Map<string, readonly PlanBlock[]>();
  return (holds: BitSet, key: string): readonly PlanBlock[] => {
    const found =
      known.get(key) ?? assemblePlanBlocks(compiled, applyVariants(compiled, holds), holds);
    known.set(key, found);
    return found;
  };
};

/**
 * Whose pages differ between two compiled layouts, and how. It covers every audience, arm and instant, by classes.
 * Equal changes are grouped; an empty list means no visible difference. Null when the layouts distinguish more than
 * 50,000 audiences.
 */
export const diffLayouts = (
  before: CompiledLayout,
  after: CompiledLayout,
): LayoutChange[] | null => {
  const dimensions = jointDimensions(before, after);
  if (dimensions.reduce((product, { classes }) => product * classes.length, 1) > CELLS_MAX)
    return null;
  const [blocksBefore, blocksAfter] = [createAssembly(before), createAssembly(after)];
  const changesOfKey = new Map<string, { key: string; blocks: BlockChange[] }>();
  const groups = new Map<string, { blocks: BlockChange[]; boxes: Box[] }>();
  for (const cell of cellsOf(before, after, dimensions)) {
    const [holdsBefore, holdsAfter] = [
      joinParts(before.audiences, cell.before),
      joinParts(after.audiences, cell.after),
    ];
    const [was, is] = [keyOfBits(holdsBefore), keyOfBits(holdsAfter)];
    const pair = `${was}|${is}`;
    let change = changesOfKey.get(pair);
    if (!change) {
      const blocks = diffBlocks(blocksBefore(holdsBefore, was), blocksAfter(holdsAfter, is));
      change = { key: JSON.stringify(blocks), blocks };
      changesOfKey.set(pair, change);
    }
    if (change.blocks.length === 0) continue;
    const group = groups.get(change.key) ?? { blocks: change.blocks, boxes: [] };
    group.boxes.push(cell.box);
    groups.set(change.key, group);
  }
  return [...groups.values()]
    .map(({ blocks, boxes }) => ({
      blocks,
      audiences: mergeBoxes(boxes)
        .filter((box) => hasSomebody(dimensions, box))
        .map((box) => audiencePartOf(dimensions, box)),
    }))
    .filter(({ audiences }) => audiences.length > 0);
};
