import type { PlanBlock } from '../plan.ts';
import { diffValues, type ValueChange } from './diff-values.ts';
import { longestRising } from './longest-rising.ts';

/** The position of a block: in `order` or `parent.slot`, after which sibling; null is first. */
export interface BlockPosition {
  readonly list: string;
  readonly after: string | null;
}

export type BlockChange =
  | ({
      readonly kind: 'added' | 'removed' | 'moved';
      readonly id: string;
      readonly type: string;
    } & {
      readonly place: BlockPosition;
    })
  | {
      readonly kind: 'settings';
      readonly id: string;
      readonly type: string;
      readonly values: readonly ValueChange[];
    }
  | {
      /** Another type, or another version of it: `quote@1`. */
      readonly kind: 'type';
      readonly id: string;
      readonly type: string;
      readonly before: string;
      readonly after: string;
    };

interface BlockRank {
  readonly block: PlanBlock;
  readonly place: BlockPosition;
}

const standingsOf = (
  blocks: readonly PlanBlock[],
  list = 'order',
  into = new Map<string, BlockRank>(),
): Map<string, BlockRank> => {
  for (const [index, block] of blocks.entries()) {
    into.set(block.id, { block, place: { list, after: blocks[index - 1]?.id ?? null } });
    for (const [name, children] of Object.entries(block.slots ?? {}))
      standingsOf(children, `${block.id}.${name}`, into);
  }
  return into;
};

/** Ids in another position: in another list, or on the other side of a sibling that did not move. */
const movedIds = (before: Map<string, BlockRank>, after: Map<string, BlockRank>): Set<string> => {
  const moved = new Set<string>();
  const rankBefore = new Map([...before.keys()].map((id, index) => [id, index] as const));
  const stayed = new Map<string, string[]>();
  for (const [id, { place }] of after) {
    const was = before.get(id);
    if (!was) continue;
    if (was.place.list !== place.list) moved.add(id);
    else stayed.set(place.list, [...(stayed.get(place.list) ?? []), id]);
  }
  for (const ids of stayed.values()) {
    const unmoved = longestRising(ids.map((id) => rankBefore.get(id) ?? 0));
    for (const [index, id] of ids.entries()) if (!unmoved.has(index)) moved.add(id);
  }
  return moved;
};

const kindOf = ({ type, version }: PlanBlock): string => `${type}@${version}`;

/** The changes of a page's blocks in the order of the new page, removed ones last; empty for equal plans. */
export const diffBlocks = (
  before: readonly PlanBlock[],
  after: readonly PlanBlock[],
): BlockChange[] => {
  const [was, is] = [standingsOf(before), standingsOf(after)];
  const moved = movedIds(was, is);
  const changes: BlockChange[] = [];
  for (const [id, { block, place }] of is) {
    const { type } = block;
    const old = was.get(id)?.block;
    if (!old) {
      changes.push({ kind: 'added', id, type, place });
      continue;
    }
    if (moved.has(id)) changes.push({ kind: 'moved', id, type, place });
    if (kindOf(old) !== kindOf(block))
      changes.push({ kind: 'type', id, type, before: kindOf(old), after: kindOf(block) });
    const values = diffValues(old.settings, block.settings);
    if (values.length > 0) changes.push({ kind: 'settings', id, type, values });
  }
  for (const [id, { block, place }] of was)
    if (!is.has(id)) changes.push({ kind: 'removed', id, type: block.type, place });
  return changes;
};
