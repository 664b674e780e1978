import { type Arrangement, ORDER } from './arrange.ts';

/** The selected blocks that are in no other selected one, in page order: a block comes with its children. */
export const rootsOf = (
  { blocks, lists }: Pick<Arrangement, 'blocks' | 'lists'>,
  ids: Iterable<string>,
): readonly string[] => {
  const selected = new Set(ids);
  const listed = new Set([...lists.values()].flat());
  const seen = new Set<string>();
  const roots: string[] = [];
  const visit = (id: string, isInside: boolean): void => {
    if (seen.has(id) || !blocks.has(id)) return;
    seen.add(id);
    const isRoot = !isInside && selected.has(id);
    if (isRoot) roots.push(id);
    for (const [key, inner] of lists)
      if (key.startsWith(`${id}.`)) for (const each of inner) visit(each, isInside || isRoot);
  };
  for (const id of lists.get(ORDER) ?? []) visit(id, false);
  for (const id of blocks.keys()) if (!listed.has(id)) visit(id, false);
  // Only blocks that contain each other are not visited yet.
  for (const id of blocks.keys()) visit(id, false);
  return roots;
};

/** The selected blocks of the outline, and the one at which a range begins. */
export interface Selection {
  readonly ids: readonly string[];
  readonly anchor: string | null;
}

export const selectOne = (id: string | null): Selection => ({
  ids: id === null ? [] : [id],
  anchor: id,
});

/** Adds a block to a selection, or takes it out; the last one stays selected. @param existing all blocks of the outline */
export const toggleSelected = (
  { ids }: Selection,
  id: string,
  existing: readonly string[],
): Selection => {
  const selected = ids.filter((each) => existing.includes(each));
  if (!selected.includes(id)) return { ids: [...selected, id], anchor: id };
  return {
    ids: selected.length > 1 ? selected.filter((each) => each !== id) : selected,
    anchor: id,
  };
};

/** Selects all blocks from the anchor to a block. @param ordered all blocks in the order of the outline */
export const extendSelection = (
  { anchor }: Selection,
  id: string,
  ordered: readonly string[],
): Selection => {
  const first = anchor ?? id;
  const [from, to] = [ordered.indexOf(first), ordered.indexOf(id)];
  if (from === -1 || to === -1) return selectOne(id);
  return { ids: ordered.slice(Math.min(from, to), Math.max(from, to) + 1), anchor: first };
};
