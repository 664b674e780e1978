import { type BitSet, hasBit } from './bit-set.ts';
import {
  type Change,
  type CompiledBlock,
  type CompiledLayout,
  type CompiledList,
  NONE,
} from './compiled-layout.ts';
import type { EffectiveLayout } from './effective-layout.ts';

const takeOut = (state: EffectiveLayout, block: number): void => {
  const list = state.lists[state.listOf[block] ?? NONE];
  const at = list?.indexOf(block) ?? NONE;
  if (at !== NONE) list?.splice(at, 1);
  state.listOf[block] = NONE;
};

const putIn = (
  state: EffectiveLayout,
  block: number,
  list: number,
  at: number,
  ref: number,
): void => {
  state.lists[list]?.splice(at, 0, block);
  state.listOf[block] = list;
  state.positionedBy[block] = ref;
};

/** The ids of a list leave their earlier lists, so that none appears twice. */
const replaceList = (
  state: EffectiveLayout,
  list: number,
  items: readonly number[],
  refs: readonly number[],
  ref: number,
): void => {
  for (const block of state.lists[list] ?? []) {
    state.listOf[block] = NONE;
    state.leftOutBy[block] = ref;
  }
  state.lists[list] = [];
  for (const [index, block] of items.entries()) {
    if (block === NONE) continue;
    takeOut(state, block);
    putIn(state, block, list, state.lists[list]?.length ?? 0, refs[index] ?? NONE);
  }
};

const applyChange = (state: EffectiveLayout, change: Change): void => {
  switch (change.kind) {
    case 'add':
      state.exists[change.block] = true;
      return;
    case 'when':
      state.when[change.block] = change.condition;
      return;
    case 'hide':
      state.hiddenBy[change.block] = change.ref;
      return;
    case 'show':
      state.hiddenBy[change.block] = NONE;
      return;
    case 'list':
      replaceList(state, change.list, change.items, change.refs, change.ref);
      return;
    case 'end':
      takeOut(state, change.block);
      putIn(
        state,
        change.block,
        change.list,
        change.first ? 0 : (state.lists[change.list]?.length ?? 0),
        change.ref,
      );
      return;
    case 'beside': {
      const list = state.listOf[change.target] ?? NONE;
      // A target outside all lists has no neighbours: the block does not move.
      if (list === NONE || change.block === change.target) return;
      takeOut(state, change.block);
      const at = (state.lists[list]?.indexOf(change.target) ?? 0) + (change.after ? 1 : 0);
      putIn(state, change.block, list, at, change.ref);
    }
  }
};

/** The layout as written, without variants. */
export const layOutBase = (
  blocks: readonly CompiledBlock[],
  lists: readonly CompiledList[],
): EffectiveLayout => {
  const none = blocks.map(() => NONE);
  const state: EffectiveLayout = {
    exists: blocks.map((block) => block.inBase),
    when: blocks.map((block) => block.when),
    listOf: none.slice(),
    positionedBy: none.slice(),
    leftOutBy: none.slice(),
    hiddenBy: none,
    lists: lists.map(() => []),
  };
  for (const [index, list] of lists.entries())
    replaceList(state, index, list.items, list.refs, NONE);
  return state;
};

const copyOf = (state: EffectiveLayout): EffectiveLayout => ({
  exists: state.exists.slice(),
  when: state.when.slice(),
  listOf: state.listOf.slice(),
  positionedBy: state.positionedBy.slice(),
  leftOutBy: state.leftOutBy.slice(),
  hiddenBy: state.hiddenBy.slice(),
  lists: state.lists.map((list) => list.slice()),
});

/**
 * The layout after all variants whose conditions are in `holds`, in file order, the last one wins.
 * @param except a variant to skip, to find its effect.
 */
export const applyVariants = (
  compiled: CompiledLayout,
  holds: BitSet,
  except: number = NONE,
): EffectiveLayout => {
  const state = copyOf(compiled.base);
  for (const [index, variant] of compiled.variants.entries())
    if (index !== except && hasBit(holds, variant.condition))
      for (const change of variant.changes) applyChange(state, change);
  return state;
};
