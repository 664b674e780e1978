import type { Arrangement } from '../model/arrange.ts';
import type { Box } from './watch-frame.ts';

/** A position where a dragged block can be dropped, in the same form as in the outline's drag. */
export interface DropLine {
  readonly key: string;
  readonly position: 'before' | 'after' | 'on';
  /** A line: its height or its width is 0. */
  readonly box: Box;
  /** True if the block is there already. */
  readonly stays: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Boxes = ReadonlyMap<string, Box>;

/** An empty slot is targeted this far above the edge of its block. */
const INSIDE_PX = 16;

const topOf = (box: Box): Box => ({ ...box, height: 0 });
const bottomOf = (box: Box): Box => ({ ...topOf(box), top: box.top + box.height });
const leftOf = (box: Box): Box => ({ ...box, width: 0 });
const rightOf = (box: Box): Box => ({ ...leftOf(box), left: box.left + box.width });

/** True if a block is to the right of another, not below it. */
const isBeside = (box: Box, other: Box | undefined): boolean =>
  other !== undefined &&
  other.left + other.width <= box.left + 1 &&
  other.top + other.height > box.top + 1;

const linesOfList = (ids: readonly string[], boxes: Boxes, moved: string): DropLine[] => {
  const next = ids[ids.indexOf(moved) + 1];
  const isIn = ids.includes(moved);
  const shown = ids.flatMap((key) => {
    const box = key === moved ? undefined : boxes.get(key);
    return box ? [{ key, box }] : [];
  });
  const lines = shown.map(({ key, box }, at): DropLine => {
    const line = isBeside(box, shown[at - 1]?.box) ? leftOf(box) : topOf(box);
    return { key, position: 'before', box: line, stays: isIn && key === next };
  });
  const last = shown.at(-1);
  if (!last) return lines;
  const end = isBeside(last.box, shown.at(-2)?.box) ? rightOf(last.box) : bottomOf(last.box);
  const stays = isIn && next === undefined;
  return [...lines, { key: last.key, position: 'after', box: end, stays }];
};

const subtreeOf = ({ lists }: Arrangement, id: string): ReadonlySet<string> => {
  const found = new Set([id]);
  // Iterating a Set includes items that are added during the loop.
  for (const each of found)
    for (const [list, ids] of lists)
      if (list.startsWith(`${each}.`)) for (const inner of ids) found.add(inner);
  return found;
};

const ownerOf = (list: string): string => list.split('.')[0] ?? '';

/**
 * All lines between the visible blocks, except those inside the dragged block.
 * @param slots every slot of the blocks, also empty ones, as list keys
 */
export const dropLines = (
  arranged: Arrangement,
  boxes: Boxes,
  moved: string,
  slots: (id: string) => readonly string[],
): readonly DropLine[] => {
  const carried = subtreeOf(arranged, moved);
  const lists = [...arranged.lists].filter(([list]) => !carried.has(ownerOf(list)));
  const empty = [...boxes].flatMap(([id, box]) =>
    carried.has(id)
      ? []
      : slots(id).flatMap((key, at, all): DropLine[] => {
          const ids = arranged.lists.get(key) ?? [];
          if (ids.some((each) => each !== moved)) return [];
          const width = box.width / all.length;
          const top = box.top + box.height - Math.min(INSIDE_PX, box.height / 2);
          const line = { top, left: box.left + at * width, width, height: 0 };
          return [{ key, position: 'on', box: line, stays: ids.length > 0 }];
        }),
  );
  return [...lists.flatMap(([, ids]) => linesOfList(ids, boxes, moved)), ...empty];
};

const beyond = (value: number, from: number, length: number): number =>
  Math.max(from - value, value - from - length, 0);

const distance = ({ box }: DropLine, { x, y }: Point): number =>
  Math.hypot(beyond(x, box.left, box.width), beyond(y, box.top, box.height));

/** Sorts the lines by distance; for equal distances the more deeply nested first. */
export const byNearness = (lines: readonly DropLine[], point: Point): readonly DropLine[] =>
  lines
    .map((line) => ({ line, far: distance(line, point) }))
    .reverse()
    .sort((one, other) => one.far - other.far)
    .map(({ line }) => line);
