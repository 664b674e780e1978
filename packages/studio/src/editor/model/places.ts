import { formatName } from '../../format/format-name.ts';
import { type Arrangement, arrange, ORDER } from './arrange.ts';
import { type Draft, type Scope, variantsOf } from './draft.ts';
import { type BlockTypes, slotsOf } from './grammar.ts';
import { type BlockPosition, listOf, moveBlock } from './move.ts';
import { type Outcome, validateOutcome } from './outcome.ts';

export const validateMove = (
  draft: Draft,
  scope: Scope,
  id: string,
  found: BlockPosition,
  types: BlockTypes,
): Outcome => validateOutcome(draft, moveBlock(draft, scope, id, found), types);

/** The place before or behind a row, or in it where it is a slot; null where nothing can stand. */
export const positionAt = (
  { lists }: Arrangement,
  moved: string,
  key: string,
  position: 'before' | 'after' | 'on',
): BlockPosition | null => {
  if (position === 'on') return key.includes('.') ? { list: key, before: null } : null;
  const found = [...lists].find(([, ids]) => ids.includes(key));
  if (!found || key === moved) return null;
  const [list, all] = found;
  const ids = all.filter((each) => each !== moved);
  return { list, before: position === 'before' ? key : (ids[ids.indexOf(key) + 1] ?? null) };
};

/** One step up or down among its neighbours; null at the end of a list. */
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

/** The lists of a page by names that people know. */
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

/** Answers quickly, again and again, whether a block may be moved to a row: each place is judged once. */
export const createDropValidator = (draft: Draft, scope: Scope, types: BlockTypes, id: string) => {
  const arranged = arrange(draft, scope);
  const known = new Map<string, BlockPosition | null>();
  const own = listOf(arranged, id);
  const findPosition = (key: string, position: 'before' | 'after' | 'on'): BlockPosition | null => {
    const found = positionAt(arranged, id, key, position);
    if (!found) return null;
    // Within its own list of a page without variants a move breaks no rule: a list has no rules on order.
    if (found.list === own && variantsOf(draft).length === 0) return found;
    return 'draft' in validateMove(draft, scope, id, found, types) ? found : null;
  };
  return (key: string, position: 'before' | 'after' | 'on'): BlockPosition | null => {
    const name = `${position} ${key}`;
    const found = known.has(name) ? (known.get(name) ?? null) : findPosition(key, position);
    known.set(name, found);
    return found;
  };
};
