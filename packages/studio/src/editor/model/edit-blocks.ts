import { arrange, slotKey } from './arrange.ts';
import { type Draft, type DraftBlock, type Scope, variantOf, variantsOf } from './draft.ts';
import type { BlockTypes } from './grammar.ts';
import { withoutKey } from './json.ts';
import { type BlockPosition, listOf, moveBlock, withVariant, writeList } from './move.ts';
import { type Outcome, refuse } from './outcome.ts';

const ID_LENGTH = 48;
const NOT_ON_PAGE = 'This block is not on the page.';

/** The ids of all blocks, those of variants included. */
export const knownIds = (draft: Draft): ReadonlySet<string> =>
  new Set([
    ...Object.keys(draft.blocks),
    ...variantsOf(draft).flatMap(({ blocks }) => Object.keys(blocks ?? {})),
  ]);

/** A unique id: the name itself, or with the next number. */
export const freeId = (taken: ReadonlySet<string>, name: string): string => {
  const stem = name.replace(/-\d+$/, '').slice(0, ID_LENGTH - 4);
  if (!taken.has(stem)) return stem;
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
};

/** Writes a block: into the page, or into the blocks of a variant. */
export const writeBlock = (draft: Draft, scope: Scope, id: string, block: DraftBlock): Draft => {
  const variant = variantOf(draft, scope);
  if (scope === null || !variant) return { ...draft, blocks: { ...draft.blocks, [id]: block } };
  return withVariant(draft, scope, { ...variant, blocks: { ...variant.blocks, [id]: block } });
};

/** Adds a block. An absent version means 1, so newer types write their version. */
export const addBlock = (
  draft: Draft,
  scope: Scope,
  type: string,
  position: BlockPosition,
  types: BlockTypes,
): Outcome & { readonly id?: string } => {
  const known = types.get(type);
  if (!known) return refuse(`This site has no block “${type}”. Choose another one.`);
  const id = freeId(knownIds(draft), type);
  const block = { type, ...(known.version > 1 ? { version: known.version } : {}) };
  const moved = moveBlock(writeBlock(draft, scope, id, block), scope, id, position);
  return 'refused' in moved ? moved : { draft: moved.draft, text: `${known.title} added.`, id };
};

/**
 * Copies a block with its children.
 * @param next the block of its list before which the copy comes; null for the end. Absent: directly after the block
 */
export const copyBlock = (
  draft: Draft,
  scope: Scope,
  id: string,
  next?: string | null,
): Outcome & { readonly id?: string } => {
  const arranged = arrange(draft, scope);
  const list = listOf(arranged, id);
  if (list === undefined) return refuse(NOT_ON_PAGE);
  const ids = arranged.lists.get(list) ?? [];
  const taken = new Set(knownIds(draft));
  const names = new Map<string, string>();
  const name = (from: string): string => {
    const to = freeId(taken, from);
    taken.add(to);
    names.set(from, to);
    for (const [key, inner] of arranged.lists) if (key.startsWith(`${from}.`)) inner.forEach(name);
    return to;
  };
  const copy = name(id);
  const copied = [...names].reduce((made, [from, to]) => {
    const block = arranged.blocks.get(from) ?? {};
    const slots = [...arranged.lists]
      .filter(([key]) => key.startsWith(`${from}.`))
      .map(([key, inner]) => [
        key.slice(from.length + 1),
        inner.map((each) => names.get(each) ?? each),
      ]);
    const bare = withoutKey(block, 'slots');
    const full = slots.length > 0 ? { ...bare, slots: Object.fromEntries(slots) } : bare;
    return writeBlock(made, scope, to, full);
  }, draft);
  const before = next === undefined ? (ids[ids.indexOf(id) + 1] ?? null) : next;
  const moved = moveBlock(copied, scope, copy, { list, before });
  if ('refused' in moved) return moved;
  return { draft: moved.draft, text: `Block duplicated.`, id: copy };
};

const without = (ids: readonly string[] | undefined, gone: ReadonlySet<string>) =>
  ids?.filter((id) => !gone.has(id));

/** Removes ids from a variant's lists. A list that becomes empty is removed, except for an order. */
const cleared = <Of extends object>(
  object: Of,
  key: string,
  list: readonly unknown[] | undefined,
) =>
  list === undefined
    ? object
    : list.length === 0
      ? withoutKey(object, key)
      : { ...object, [key]: list };

/** A layout without some blocks, wherever it names them. */
export const forgetBlocks = (draft: Draft, gone: ReadonlySet<string>): Draft => {
  const blocks = Object.fromEntries(Object.entries(draft.blocks).filter(([id]) => !gone.has(id)));
  const variants = variantsOf(draft).map((variant) => {
    const remaining = Object.entries(variant.blocks ?? {}).filter(([id]) => !gone.has(id));
    const placements = variant.place?.filter(
      ({ block, before, after, in: slot }) =>
        ![block, before, after, slot?.split('.')[0]].some((id) => id !== undefined && gone.has(id)),
    );
    const bare =
      remaining.length > 0
        ? { ...variant, blocks: Object.fromEntries(remaining) }
        : withoutKey(variant, 'blocks');
    const ordered = bare.order ? { ...bare, order: without(bare.order, gone) ?? [] } : bare;
    const lists = {
      hide: without(variant.hide, gone),
      show: without(variant.show, gone),
      place: placements,
    };
    return Object.entries(lists).reduce((made, [key, list]) => cleared(made, key, list), ordered);
  });
  const bare = { ...draft, blocks, order: draft.order.filter((id) => !gone.has(id)) };
  const listed = Object.entries(blocks).reduce<Draft>(
    (made, [id, { slots }]) =>
      Object.entries(slots ?? {}).reduce(
        (inner, [slot, ids]) =>
          ids.some((each) => gone.has(each))
            ? writeList(
                inner,
                slotKey(id, slot),
                ids.filter((each) => !gone.has(each)),
              )
            : inner,
        made,
      ),
    bare,
  );
  return draft.variants ? { ...listed, variants } : listed;
};

/** Removes a block with its children. In a variant, a block of the default page is hidden instead. */
export const removeBlock = (draft: Draft, scope: Scope, id: string, types: BlockTypes): Outcome => {
  if (scope !== null && Object.hasOwn(draft.blocks, id)) return hideBlock(draft, scope, id);
  const { lists, blocks } = arrange(draft, scope);
  if (!blocks.has(id)) return refuse(NOT_ON_PAGE);
  const type = types.get(blocks.get(id)?.type ?? '');
  const others = [...blocks].filter(([each, block]) => each !== id && block.type === type?.type);
  if ((type?.pinned || type?.primary) && others.length === 0)
    return refuse(`This page always needs ${type.title}. You can move it but not remove it.`);
  const gone = new Set<string>();
  const collect = (each: string): void => {
    gone.add(each);
    for (const [key, inner] of lists) if (key.startsWith(`${each}.`)) inner.forEach(collect);
  };
  collect(id);
  return { draft: forgetBlocks(draft, gone), text: 'Block removed.' };
};

const HIDE_IN_VARIANT =
  'You cannot hide a block on the default page. Remove it, or choose a variant and hide it there.';

const listed = (ids: readonly string[] | undefined, id: string): readonly string[] => [
  ...(ids ?? []),
  id,
];

export const hideBlock = (draft: Draft, scope: Scope, id: string): Outcome => {
  const variant = variantOf(draft, scope);
  if (scope === null || !variant) return refuse(HIDE_IN_VARIANT);
  if (arrange(draft, scope).hidden.has(id)) return refuse('This block is hidden already.');
  const shown = variant.show?.filter((each) => each !== id);
  const bare = cleared(variant, 'show', shown);
  const hidden = { ...bare, hide: [...listed(variant.hide, id)] };
  return { draft: withVariant(draft, scope, hidden), text: `Hidden for “${variant.name}”.` };
};

export const showBlock = (draft: Draft, scope: Scope, id: string): Outcome => {
  const variant = variantOf(draft, scope);
  if (scope === null || !variant) return refuse(HIDE_IN_VARIANT);
  const bare = cleared(
    variant,
    'hide',
    variant.hide?.filter((each) => each !== id),
  );
  const made = withVariant(draft, scope, bare);
  if (!arrange(made, scope).hidden.has(id)) return { draft: made, text: 'Shown again.' };
  const shown = { ...bare, show: [...listed(variant.show, id)] };
  return { draft: withVariant(draft, scope, shown), text: 'Shown again.' };
};
