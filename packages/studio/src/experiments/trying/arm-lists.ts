import type { Layout, Placement } from '@broadsheet/contract/layout';
import { diffArrays } from 'diff';
import { sameJson } from '../../editor/model/json.ts';

export const ORDER = 'order';
type Lists = ReadonlyMap<string, readonly string[]>;

/** The parts of a variant that turn the lists of one layout into those of another. */
export interface ArmLists {
  /** Complete lists, keyed by `order` and `block.slot`. */
  readonly lists: Lists;
  readonly placements: readonly Placement[];
  readonly hide: readonly string[];
}

/** `order` and every non-empty slot, by block and name. */
const listsOf = ({ order, blocks }: Layout): Lists =>
  new Map([
    [ORDER, order],
    ...Object.entries(blocks).flatMap(([id, { slots = {} }]) =>
      Object.entries(slots).map(([slot, ids]) => [`${id}.${slot}`, ids] as const),
    ),
  ]);

const ownerOf = (list: string): string => list.split('.')[0] ?? '';

/** A placement for each block that is out of order, after the block that it follows. */
const placementsFor = (list: string, before: readonly string[], after: readonly string[]) => {
  const remaining = new Set(
    diffArrays([...before], [...after])
      .filter(({ added, removed }) => !added && !removed)
      .flatMap(({ value }) => value),
  );
  return after.flatMap((block, at): Placement[] => {
    const previous = after[at - 1];
    if (remaining.has(block)) return [];
    if (previous !== undefined) return [{ block, after: previous }];
    return [{ block, first: true, ...(list === ORDER ? {} : { in: list }) }];
  });
};

/**
 * Placements and hidden blocks if few blocks move, so that the arm also gets blocks that are added to the page later.
 * Complete lists if many move, or if a block of the page is in no list.
 */
export const armLists = (live: Layout, edited: Layout): ArmLists => {
  const [before, after] = [listsOf(live), listsOf(edited)];
  const isGone = (id: string) => !Object.hasOwn(edited.blocks, id);
  const isNew = (id: string) => !Object.hasOwn(live.blocks, id);
  const present = new Set([...after.values()].flat());
  const lists = new Map<string, readonly string[]>();
  const placements: Placement[] = [];
  const hide: string[] = [];
  for (const list of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(list) ?? [], after.get(list) ?? []];
    const isOfNew = list !== ORDER && isNew(ownerOf(list));
    if (isOfNew || sameJson(was, is)) continue;
    const moves = placementsFor(list, was, is);
    const omitsBlock = was.some((id) => !isGone(id) && !present.has(id));
    if (omitsBlock || moves.length > Math.max(2, is.length / 2)) lists.set(list, is);
    else if (list === ORDER || !isGone(ownerOf(list))) {
      placements.push(...moves);
      hide.push(...was.filter(isGone));
    }
  }
  return { lists, placements, hide };
};
