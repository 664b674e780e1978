import type { Arrangement } from '../model/arrange.ts';
import type { Box } from './watch-frame.ts';

/** Where a block that is dragged over the page can land. Its place is named as the outline's drag names it. */
export interface DropLine {
  readonly key: string;
  readonly position: 'before' | 'after' | 'on';
  /** No higher, or no wider, than nothing. */
  readonly box: Box;
  /** It stands there already. */
  readonly stays: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Boxes = ReadonlyMap<string, Box>;

/** How far above the edge of its block an empty slot is pointed at. */
const INSIDE_PX = 16;

const topOf = (box: Box): Box => ({ ...box, height: 0 });
const bottomOf = (box: Box): Box => ({ ...topOf(box), top: box.top + box.height });
const leftOf = (box: Box): Box => ({ ...box, width: 0 });
const rightOf = (box: Box): Box => ({ ...leftOf(box), left: box.left + box.width });

/** Whether a block stands at the right of another, rather than below it. */
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
  // A set hands out what is added while it is gone through.
  for (const each of found)
    for (const [list, ids] of lists)
      if (list.startsWith(`${each}.`)) for (const inner of ids) found.add(inner);
  return found;
};

const ownerOf = (list: string): string => list.split('.')[0] ?? '';

/**
 * All the lines between blocks that a page shows, those within the dragged block left out.
 * @param slots every slot that a block has, empty ones too, as keys of lists
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

/** The lines by how near they are; of those that are equally near, the one further inside first. */
export const byNearness = (lines: readonly DropLine[], point: Point): readonly DropLine[] =>
  lines
    .map((line) => ({ line, far: distance(line, point) }))
    .reverse()
    .sort((one, other) => one.far - other.far)
    .map(({ line }) => line);
