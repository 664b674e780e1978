import { applyVariants } from '../apply-variants.ts';
import { assemblePlanBlocks } from '../assemble-plan-blocks.ts';
import { type BitSet, keyOfBits } from '../bit-set.ts';
import type { CompiledLayout } from '../compiled-layout.ts';
import type { PlanBlock } from '../plan.ts';
import type { AudiencePart } from './audience-part.ts';
import { type BlockChange, diffBlocks } from './diff-blocks.ts';
import { listCells, partsOfBoxes } from './joint-cells.ts';
import { jointDimensions } from './joint-dimensions.ts';
import type { Box } from './merge-boxes.ts';

/** One change of pages, with its audiences. */
export interface LayoutChange {
  /** Disjoint parts. */
  readonly audiences: readonly AudiencePart[];
  readonly blocks: readonly BlockChange[];
}

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
  const cells = listCells(before, after, dimensions);
  if (!cells) return null;
  const [blocksBefore, blocksAfter] = [createAssembly(before), createAssembly(after)];
  const changesOfKey = new Map<string, { key: string; blocks: BlockChange[] }>();
  const groups = new Map<string, { blocks: BlockChange[]; boxes: Box[] }>();
  for (const cell of cells) {
    const [was, is] = [keyOfBits(cell.before), keyOfBits(cell.after)];
    const pair = `${was}|${is}`;
    let change = changesOfKey.get(pair);
    if (!change) {
      const blocks = diffBlocks(blocksBefore(cell.before, was), blocksAfter(cell.after, is));
      change = { key: JSON.stringify(blocks), blocks };
      changesOfKey.set(pair, change);
    }
    if (change.blocks.length === 0) continue;
    const group = groups.get(change.key) ?? { blocks: change.blocks, boxes: [] };
    group.boxes.push(cell.box);
    groups.set(change.key, group);
  }
  return [...groups.values()]
    .map(({ blocks, boxes }) => ({ blocks, audiences: partsOfBoxes(dimensions, boxes) }))
    .filter(({ audiences }) => audiences.length > 0);
};
