import {
  type Change,
  type CompiledLayout,
  type CompiledVariant,
  NONE,
  ORDER_LIST,
} from './compiled-layout.ts';
import type { EffectiveLayout } from './effective-layout.ts';
import { nameCompiledBlock } from './name-block.ts';

/** A list of blocks, or the settings of one block. */
export type TouchedSlot = `list ${number}` | `settings ${number}`;

/** The block's list in the layout itself, and its current one. */
const listsOf = (compiled: CompiledLayout, state: EffectiveLayout, block: number): number[] => [
  compiled.lists.findIndex(({ items }) => items.includes(block)),
  state.listOf[block] ?? NONE,
];

const touchedLists = (
  compiled: CompiledLayout,
  state: EffectiveLayout,
  change: Change,
): readonly number[] => {
  switch (change.kind) {
    case 'list':
      return [change.list, ...change.items.flatMap((block) => listsOf(compiled, state, block))];
    case 'end':
      return [change.list, ...listsOf(compiled, state, change.block)];
    default:
      return listsOf(compiled, state, change.block);
  }
};

/** Every slot that a variant changes, in a layout with all active variants applied. */
export const slotsTouched = (
  compiled: CompiledLayout,
  state: EffectiveLayout,
  variant: CompiledVariant,
): Set<TouchedSlot> => {
  const lists = variant.changes.flatMap((change) => touchedLists(compiled, state, change));
  const patched = [...compiled.blocks.keys()].filter((block) =>
    compiled.blocks[block]?.patches.some(({ condition }) => condition === variant.condition),
  );
  return new Set([
    ...lists.filter((list) => list !== NONE).map((list) => `list ${list}` as const),
    ...patched.map((block) => `settings ${block}` as const),
  ]);
};

/** A slot as people call it. */
export const slotName = (compiled: CompiledLayout, touched: TouchedSlot): string => {
  const [kind, number] = touched.split(' ');
  const index = Number(number);
  if (kind === 'settings') return `the settings of ${nameCompiledBlock(compiled, index)}`;
  if (index === ORDER_LIST) return 'the order';
  const { owner = NONE, slot } = compiled.lists[index] ?? {};
  return `slot "${slot}" of ${nameCompiledBlock(compiled, owner)}`;
};
