import { addBit, type BitSet, emptyBits, intersectBits } from '../bit-set.ts';
import type { DimensionClass } from '../compile-dimensions.ts';
import { type Change, type CompiledLayout, NONE } from '../compiled-layout.ts';

/** The lists that a block can come to stand in, but for those of the blocks it is put beside. */
const listsOf = (compiled: CompiledLayout, block: number): number[] => [
  ...compiled.lists.flatMap(({ items }, list) => (items.includes(block) ? [list] : [])),
  ...compiled.variants.flatMap(({ changes }) =>
    changes.flatMap((change) => {
      if (change.kind === 'list') return change.items.includes(block) ? [change.list] : [];
      return change.kind === 'end' && change.block === block ? [change.list] : [];
    }),
  ),
];

const neighboursOf = (compiled: CompiledLayout, block: number): number[] =>
  compiled.variants.flatMap(({ changes }) =>
    changes.flatMap((change) =>
      change.kind === 'beside' && change.block === block ? [change.target] : [],
    ),
  );

/** The block, all that it can stand in or be put beside, and the lists where they can stand. */
const findSurroundings = (compiled: CompiledLayout, block: number) => {
  const blocks = new Set([block]);
  const lists = new Set<number>();
  // A set takes up what is added while it is walked.
  for (const each of blocks) {
    for (const neighbour of neighboursOf(compiled, each)) blocks.add(neighbour);
    for (const list of listsOf(compiled, each)) {
      lists.add(list);
      const owner = compiled.lists[list]?.owner ?? NONE;
      if (owner !== NONE) blocks.add(owner);
    }
  }
  return { blocks, lists };
};

const conditionsAround = (compiled: CompiledLayout, block: number): BitSet => {
  const { blocks, lists } = findSurroundings(compiled, block);
  const bits = emptyBits(compiled.conditions.length);
  const touches = (change: Change): boolean =>
    change.kind === 'list' ? lists.has(change.list) : blocks.has(change.block);
  const add = (condition: number | undefined) => {
    if (condition !== undefined && condition !== NONE) addBit(bits, condition);
  };
  for (const each of blocks) add(compiled.blocks[each]?.when);
  for (const { condition, changes } of compiled.variants) {
    const found = changes.filter(touches);
    if (found.length > 0) add(condition);
    for (const change of found) if (change.kind === 'when') add(change.condition);
  }
  return bits;
};

/** A layout whose conditions hold only where they can decide whether one block shows: far fewer sets are reachable. */
export const narrowToBlock = (compiled: CompiledLayout, block: number): CompiledLayout => {
  const around = conditionsAround(compiled, block);
  const mask = (bits: BitSet): BitSet => {
    const masked = bits.slice();
    intersectBits(masked, around);
    return masked;
  };
  const maskAll = <Dimension extends { readonly classes: readonly DimensionClass[] }>(
    dimension: Dimension,
  ): Dimension => ({
    ...dimension,
    classes: dimension.classes.map(({ label, holds }) => ({ label, holds: mask(holds) })),
  });
  return {
    ...compiled,
    possible: mask(compiled.possible),
    fields: compiled.fields.map(maskAll),
    experiments: compiled.experiments.map(maskAll),
    time: maskAll(compiled.time),
  };
};
