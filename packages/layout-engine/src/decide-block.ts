import { type BitSet, hasBit } from './bit-set.ts';
import { type CompiledLayout, NONE, ORDER_LIST } from './compiled-layout.ts';
import type { EffectiveLayout } from './effective-layout.ts';

/** Why a block is shown or hidden: the first rule that decides it. Refs are text positions. */
export type Decision =
  | { readonly kind: 'shown'; readonly ref: number }
  | { readonly kind: 'absent' }
  | { readonly kind: 'never-listed' }
  | { readonly kind: 'left-out'; readonly ref: number }
  | { readonly kind: 'hidden'; readonly ref: number }
  | { readonly kind: 'when'; readonly condition: number }
  | { readonly kind: 'parent'; readonly parent: number };

/** The ancestors of a block, its parent first; a cycle ends where it closes. */
export const parentsOf = (
  compiled: CompiledLayout,
  state: EffectiveLayout,
  block: number,
): number[] => {
  const parents: number[] = [];
  let list = state.listOf[block] ?? NONE;
  while (list !== NONE && list !== ORDER_LIST) {
    const owner = compiled.lists[list]?.owner ?? NONE;
    if (parents.includes(owner)) break;
    parents.push(owner);
    list = state.listOf[owner] ?? NONE;
  }
  return parents;
};

const decideAlone = (state: EffectiveLayout, holds: BitSet, block: number): Decision => {
  if (!state.exists[block]) return { kind: 'absent' };
  const leftOutBy = state.leftOutBy[block] ?? NONE;
  if ((state.listOf[block] ?? NONE) === NONE)
    return leftOutBy === NONE ? { kind: 'never-listed' } : { kind: 'left-out', ref: leftOutBy };
  const hiddenBy = state.hiddenBy[block] ?? NONE;
  if (hiddenBy !== NONE) return { kind: 'hidden', ref: hiddenBy };
  const when = state.when[block] ?? NONE;
  if (when !== NONE && !hasBit(holds, when)) return { kind: 'when', condition: when };
  return { kind: 'shown', ref: state.positionedBy[block] ?? NONE };
};

/** Whether a block is shown for the satisfied conditions, and what decides it. */
export const decideBlock = (
  compiled: CompiledLayout,
  state: EffectiveLayout,
  holds: BitSet,
  block: number,
): Decision => {
  const own = decideAlone(state, holds, block);
  if (own.kind !== 'shown') return own;
  const parents = parentsOf(compiled, state, block);
  const outside = parents.find((parent) => decideAlone(state, holds, parent).kind !== 'shown');
  return outside === undefined ? own : { kind: 'parent', parent: outside };
};
