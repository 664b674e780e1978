import { isShown } from './assemble-plan-blocks.ts';
import type { BitSet } from './bit-set.ts';
import { type CompiledLayout, ORDER_LIST } from './compiled-layout.ts';
import type { EffectiveLayout } from './effective-layout.ts';

export interface ShownBlock {
  readonly block: number;
  readonly list: number;
  /** 1 for a block of the page itself. */
  readonly depth: number;
}

/** The shown blocks in page order, parents before children. */
export const shownBlocks = (
  compiled: CompiledLayout,
  state: EffectiveLayout,
  holds: BitSet,
): ShownBlock[] => {
  const shown: ShownBlock[] = [];
  const visit = (list: number, depth: number): void => {
    for (const block of state.lists[list] ?? []) {
      if (!isShown(state, holds, block)) continue;
      shown.push({ block, list, depth });
      for (const slot of compiled.blocks[block]?.slots ?? []) visit(slot.list, depth + 1);
    }
  };
  visit(ORDER_LIST, 1);
  return shown;
};
