import { mergePatch } from '@broadsheet/layout-engine/merge-patch';
import {
  conditionOf,
  type Draft,
  type DraftBlock,
  type DraftPlacement,
  type DraftVariant,
  type Scope,
  variantsOf,
} from './draft.ts';
import { implies } from './implies.ts';
import { isJsonObject } from './json.ts';

export const ORDER = 'order';
export const slotKey = (parent: string, slot: string): string => `${parent}.${slot}`;

/** The blocks of a page in one scope. Lists are keyed by `order` and `parent.slot`. */
export interface Arrangement {
  readonly blocks: ReadonlyMap<string, DraftBlock>;
  readonly lists: ReadonlyMap<string, readonly string[]>;
  readonly hidden: ReadonlySet<string>;
}

interface State {
  readonly blocks: Map<string, DraftBlock>;
  readonly lists: Map<string, string[]>;
  readonly hidden: Set<string>;
}

const listHolding = (state: State, id: string): string | undefined =>
  [...state.lists].find(([, ids]) => ids.includes(id))?.[0];

const takeOut = (state: State, id: string): void => {
  for (const [key, ids] of state.lists)
    if (ids.includes(id))
      state.lists.set(
        key,
        ids.filter((each) => each !== id),
      );
};

const putIn = (state: State, key: string, id: string, at: number): void => {
  const ids = state.lists.get(key) ?? [];
  state.lists.set(key, ids.toSpliced(at, 0, id));
};

const replaceList = (state: State, key: string, ids: readonly string[]): void => {
  state.lists.set(key, []);
  for (const id of ids) {
    if (!state.blocks.has(id)) continue;
    takeOut(state, id);
    putIn(state, key, id, state.lists.get(key)?.length ?? 0);
  }
};

const applyPlacement = (state: State, placement: DraftPlacement): void => {
  const { block, before, after, first, in: slot } = placement;
  if (!state.blocks.has(block)) return;
  const beside = before ?? after;
  if (beside === undefined) {
    const key = slot ?? ORDER;
    takeOut(state, block);
    putIn(state, key, block, first ? 0 : (state.lists.get(key)?.length ?? 0));
    return;
  }
  const key = listHolding(state, beside);
  if (key === undefined || beside === block) return;
  takeOut(state, block);
  putIn(state, key, block, (state.lists.get(key)?.indexOf(beside) ?? 0) + (after ? 1 : 0));
};

const patchBlock = (known: DraftBlock | undefined, patch: DraftBlock): DraftBlock => {
  if (!known) return patch;
  const merged = patch.settings ? mergePatch(known.settings ?? {}, patch.settings) : known.settings;
  return {
    ...known,
    ...(patch.when ? { when: patch.when } : {}),
    ...(isJsonObject(merged) ? { settings: merged } : {}),
  };
};

const applyVariant = (state: State, variant: DraftVariant): void => {
  for (const [id, patch] of Object.entries(variant.blocks ?? {})) {
    state.blocks.set(id, patchBlock(state.blocks.get(id), patch));
  }
  for (const [id, patch] of Object.entries(variant.blocks ?? {}))
    for (const [slot, ids] of Object.entries(patch.slots ?? {}))
      replaceList(state, slotKey(id, slot), ids);
  if (variant.order) replaceList(state, ORDER, variant.order);
  for (const placement of variant.place ?? []) applyPlacement(state, placement);
  for (const id of variant.hide ?? []) state.hidden.add(id);
  for (const id of variant.show ?? []) state.hidden.delete(id);
};

/** The variants that always hold together with the selected one, and itself, in file order. */
const variantsThatHold = (draft: Draft, scope: Scope): readonly number[] => {
  if (scope === null) return [];
  const chosen = conditionOf(variantsOf(draft)[scope]?.when);
  return [...variantsOf(draft).entries()]
    .filter(([at, { when }]) => {
      const other = conditionOf(when);
      return at === scope || (chosen !== null && other !== null && implies(chosen, other));
    })
    .map(([at]) => at);
};

/** @param applied indexes of the variants to apply */
const arrangeWith = (draft: Draft, applied: readonly number[]): Arrangement => {
  const state: State = {
    blocks: new Map(Object.entries(draft.blocks)),
    lists: new Map(),
    hidden: new Set(),
  };
  replaceList(state, ORDER, draft.order);
  for (const [id, { slots }] of Object.entries(draft.blocks))
    for (const [slot, ids] of Object.entries(slots ?? {}))
      replaceList(state, slotKey(id, slot), ids);
  for (const at of applied) {
    const variant = variantsOf(draft)[at];
    if (variant) applyVariant(state, variant);
  }
  return state;
};

/** The default page, or the page with the selected variant and those that always hold with it. */
export const arrange = (draft: Draft, scope: Scope): Arrangement =>
  arrangeWith(draft, variantsThatHold(draft, scope));

/** The page below a variant: all variants that always hold with it, without itself. */
export const arrangeUnder = (draft: Draft, scope: Scope): Arrangement =>
  arrangeWith(
    draft,
    variantsThatHold(draft, scope).filter((at) => at !== scope),
  );
