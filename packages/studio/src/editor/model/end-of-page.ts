import { type Arrangement, ORDER } from './arrange.ts';
import type { BlockTypes } from './grammar.ts';
import type { BlockPosition } from './move.ts';

/** Where a new block is last: above the blocks that close every page, such as the footer. */
export const endOfPage = ({ blocks, lists }: Arrangement, types: BlockTypes): BlockPosition => {
  const order = lists.get(ORDER) ?? [];
  const isPinned = (id: string): boolean => types.get(blocks.get(id)?.type ?? '')?.pinned ?? false;
  const last = order.findLastIndex((id) => !isPinned(id));
  // A page of pinned blocks alone has no end above them.
  return { list: ORDER, before: last === -1 ? null : (order[last + 1] ?? null) };
};
