import { formatName } from '../../format/format-name.ts';
import { type Arrangement, arrange, ORDER } from './arrange.ts';
import { type Draft, type Scope, variantsOf } from './draft.ts';
import { moveBlocks } from './edit-several.ts';
import { type BlockTypes, slotsOf } from './grammar.ts';
import { type BlockPosition, listOf } from './move.ts';
import { type Outcome, validateOutcome } from './outcome.ts';

export const validateMove = (
  draft: Draft,
  scope: Scope,
  ids: readonly string[],
  found: BlockPosition,
  types: BlockTypes,
): Outcome => validateOutcome(draft, moveBlocks(draft, scope, ids, found), types);

/**
 * The position before or after a row, or inside a slot; null if a block cannot be there.
 * @param moved the blocks that move there; empty for new ones
 */
export const positionAt = (
  { lists }: Arrangement,
  moved: readonly string[],
  key: string,
  position: 'before' | 'after' | 'on',
): BlockPosition | null => {
  if (position === 'on') return key.includes('.') ? { list: key, before: null } : null;
  const found = [...lists].find(([, ids]) => ids.includes(key));
  if (!found || moved.includes(key)) return null;
  const [list, all] = found;
  const ids = all.filter((each) => !moved.includes(each));
  return { list, before: position === 'before' ? key : (ids[ids.indexOf(key) + 1] ?? null) };
};

/** The position one step up or down in the list; null at its end. */
export const positionBeside = (
  arranged: Arrangement,
  id: string,
  by: -1 | 1,
): BlockPosition | null => {
  const list = listOf(arranged, id);
  const ids = arranged.lists.get(list ?? '') ?? [];
  const at = ids.indexOf(id) + by;
  if (list === undefined || at < 0 || at >= ids.length) return null;
  return { list, before: (by < 0 ? ids[at] : ids[at + 1]) ?? null };
};

export interface ListChoice {
  readonly list: string;
  readonly name: string;
}

/** The lists of a page with display names. */
export const listsOf = (draft: Draft, scope: Scope, types: BlockTypes): readonly ListChoice[] => {
  const { blocks } = arrange(draft, scope);
  const slots = [...blocks].flatMap(([id, { type = '' }]) =>
    slotsOf(types, id, type).map((list) => ({
      list,
      name: `${types.get(type)?.title ?? type}: ${formatName(list.slice(id.length + 1))}`,
    })),
  );
  return [{ list: ORDER, name: 'Page' }, ...slots];
};

/** Returns a fast check whether blocks can be moved to a row. The result of each position is cached. */
export const createDropValidator = (
  draft: Draft,
  scope: Scope,
  types: BlockTypes,
  ids: readonly string[],
) => {
  const arranged = arrange(draft, scope);
  const known = new Map<string, BlockPosition | null>();
  const own = new Set(ids.map((id) => listOf(arranged, id)));
  const findPosition = (key: string, position: 'before' | 'after' | 'on'): BlockPosition | null => {
    const found = positionAt(arranged, ids, key, position);
    if (!found) return null;
    // Without variants, a move within one list breaks no rule: lists have no rules on order.
    const isWithinOne = own.size === 1 && own.has(found.list);
    if (isWithinOne && variantsOf(draft).length === 0) return found;
    return 'draft' in validateMove(draft, scope, ids, found, types) ? found : null;
  };
  return (key: string, position: 'before' | 'after' | 'on'): BlockPosition | null => {
    const name = `${position} ${key}`;
    const found = known.has(name) ? (known.get(name) ?? null) : findPosition(key, position);
    known.set(name, found);
    return found;
  };
};
