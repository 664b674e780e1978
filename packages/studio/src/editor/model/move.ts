import { type Arrangement, arrange, ORDER, slotKey } from './arrange.ts';
import {
  type Draft,
  type DraftPlacement,
  type DraftVariant,
  type Scope,
  variantOf,
  variantsOf,
} from './draft.ts';
import { sameJson, withoutKey } from './json.ts';
import { type Outcome, refuse } from './outcome.ts';

export type Lists = ReadonlyMap<string, readonly string[]>;

/** The position for a block: a list, and the block after it, or null for the end. */
export interface BlockPosition {
  readonly list: string;
  readonly before: string | null;
}

export const listOf = ({ lists }: Arrangement, id: string): string | undefined =>
  [...lists].find(([, ids]) => ids.includes(id))?.[0];

const listsAfter = (lists: Lists, id: string, { list, before }: BlockPosition): Lists => {
  const out = new Map([...lists].map(([key, ids]) => [key, ids.filter((each) => each !== id)]));
  const target = out.get(list) ?? [];
  const at = before === null ? target.length : target.indexOf(before);
  return out.set(list, target.toSpliced(at === -1 ? target.length : at, 0, id));
};

const sameLists = (left: Lists, right: Lists): boolean => {
  const keys = new Set([...left.keys(), ...right.keys()]);
  return [...keys].every((key) => sameJson(left.get(key) ?? [], right.get(key) ?? []));
};

const writeSlot = <Blocks extends Readonly<Record<string, object>>>(
  blocks: Blocks | undefined,
  list: string,
  ids: readonly string[],
) => {
  const [parent = '', slot = ''] = list.split('.');
  const block: { slots?: Record<string, string[]> } = blocks?.[parent] ?? {};
  return { ...blocks, [parent]: { ...block, slots: { ...block.slots, [slot]: [...ids] } } };
};

export const writeList = (draft: Draft, list: string, ids: readonly string[]): Draft =>
  list === ORDER
    ? { ...draft, order: [...ids] }
    : { ...draft, blocks: writeSlot(draft.blocks, list, ids) };

const writeVariantList = (
  variant: DraftVariant,
  list: string,
  ids: readonly string[],
): DraftVariant =>
  list === ORDER
    ? { ...variant, order: [...ids] }
    : { ...variant, blocks: writeSlot(variant.blocks, list, ids) };

export const withVariant = (draft: Draft, scope: number, variant: DraftVariant): Draft => ({
  ...draft,
  variants: variantsOf(draft).map((each, at) => (at === scope ? variant : each)),
});

const ownLists = (variant: DraftVariant): Lists =>
  new Map([
    ...(variant.order ? [[ORDER, variant.order] as const] : []),
    ...Object.entries(variant.blocks ?? {}).flatMap(([id, { slots = {} }]) =>
      Object.entries(slots).map(([slot, ids]) => [slotKey(id, slot), ids] as const),
    ),
  ]);

const withoutPlacements = (
  variant: DraftVariant,
  isMoved: (id: string) => boolean,
): DraftVariant => {
  const placements = variant.place?.filter(({ block }) => !isMoved(block));
  return placements?.length ? { ...variant, place: placements } : withoutKey(variant, 'place');
};

const placementFor = (lists: Lists, id: string, list: string): DraftPlacement => {
  const ids = lists.get(list) ?? [];
  const at = ids.indexOf(id);
  const [before, after] = [ids[at - 1], ids[at + 1]];
  const where = list === ORDER ? {} : { in: list };
  if (after === undefined) return { block: id, last: true, ...where };
  if (before === undefined) return { block: id, first: true, ...where };
  return { block: id, before: after };
};

/** Generates the ways in which a variant can express the wanted lists, the smallest change first. */
function* waysOf(variant: DraftVariant, was: Lists, wanted: Lists, id: string, list: string) {
  const changed = [...wanted].filter(([key, ids]) => !sameJson(was.get(key) ?? [], ids));
  const own = ownLists(variant);
  const rewritten = (keys: typeof changed, from: DraftVariant) =>
    keys.reduce((made, [key, ids]) => writeVariantList(made, key, ids), from);
  const bare = withoutPlacements(variant, (each) => each === id);
  yield bare;
  if (changed.every(([key]) => own.has(key))) yield rewritten(changed, bare);
  const relisted = rewritten(
    [...own].map(([key, ids]) => [key, ids.filter((each) => each !== id)]),
    bare,
  );
  const placement = placementFor(wanted, id, list);
  yield { ...bare, place: [...(bare.place ?? []), placement] };
  yield { ...relisted, place: [...(bare.place ?? []), placement] };
  const listed = new Set(changed.flatMap(([, ids]) => ids));
  yield rewritten(
    changed,
    withoutPlacements(variant, (each) => listed.has(each)),
  );
}

/** Moves a block, or inserts one that is in no list. `validateOutcome` checks the grammar. */
export const moveBlock = (
  draft: Draft,
  scope: Scope,
  id: string,
  position: BlockPosition,
): Outcome => {
  const arranged = arrange(draft, scope);
  if (!arranged.blocks.has(id)) return refuse('This block is no longer on the page.');
  if (position.before === id) return { draft, text: 'It is already there.' };
  const wanted = listsAfter(arranged.lists, id, position);
  const changed = [...wanted].filter(([key, ids]) => !sameJson(arranged.lists.get(key) ?? [], ids));
  if (changed.length === 0) return { draft, text: 'It is already there.' };
  const variant = variantOf(draft, scope);
  if (scope === null || !variant) {
    const moved = changed.reduce((made, [key, ids]) => writeList(made, key, ids), draft);
    return { draft: moved, text: 'Block moved.' };
  }
  for (const way of waysOf(variant, arranged.lists, wanted, id, position.list)) {
    const moved = withVariant(draft, scope, way);
    if (sameLists(arrange(moved, scope).lists, wanted))
      return { draft: moved, text: 'Block moved.' };
  }
  return refuse(
    `A variant with higher priority than “${variant.name}” sets this position. Raise the priority of “${variant.name}” first.`,
  );
};
