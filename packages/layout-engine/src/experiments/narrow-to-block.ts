import { addBit, type BitSet, intersectBits } from '../bit-set.ts';
import type { DimensionClass } from '../compile-dimensions.ts';
import { type Change, type CompiledLayout, NONE } from '../compiled-layout.ts';

/** The possible lists of a block, except those of its possible siblings. */
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

/** The block, its possible parents and siblings, and their possible lists. */
const findSurroundings = (compiled: CompiledLayout, block: number) => {
  const blocks = new Set([block]);
  const lists = new Set<number>();
  // Iterating over a set includes elements added meanwhile.
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

const conditionsAround = (
  compiled: CompiledLayout,
  block: number,
  further: readonly number[],
): BitSet => {
  const { blocks, lists } = findSurroundings(compiled, block);
  const bits = compiled.possible.slice().fill(0);
  const touches = (change: Change): boolean =>
    change.kind === 'list' ? lists.has(change.list) : blocks.has(change.block);
  const add = (condition: number | undefined) => {
    if (condition === undefined || condition === NONE) return;
    addBit(bits, condition);
    const union = compiled.audiences.unions.find((each) => each.condition === condition);
    for (const part of [...(union?.anyOf ?? []), ...(union?.noneOf ?? [])]) addBit(bits, part);
  };
  for (const condition of further) add(condition);
  for (const each of blocks) add(compiled.blocks[each]?.when);
  for (const { condition, changes } of compiled.variants) {
    const found = changes.filter(touches);
    if (found.length > 0) add(condition);
    for (const change of found) if (change.kind === 'when') add(change.condition);
  }
  return bits;
};

/**
 * A layout whose conditions only matter where they can decide whether one block is shown: far fewer sets are reachable.
 * @param further conditions that matter to the caller.
 */
export const narrowToBlock = (
  compiled: CompiledLayout,
  block: number,
  further: readonly number[] = [],
): CompiledLayout => {
  const around = conditionsAround(compiled, block, further);
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
