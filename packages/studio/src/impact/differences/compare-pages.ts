import { longestRising } from '@broadsheet/layout-engine/diff/longest-rising';
import type { Box } from '../../editor/canvas/watch-frame.ts';
import type { MarkKind, Side } from '../pictures/marks.ts';
import type { PagePart, RenderedBlock } from './page-parts.ts';

/** A part of a page that differs, in the page's own pixels. */
export interface DifferentArea {
  readonly block: string;
  readonly kind: MarkKind;
  readonly box: Box;
}

export type DifferentAreas = Readonly<Record<Side, readonly DifferentArea[]>>;

/** Frames round differently: a smaller shift is none. */
const STILL_PX = 2;
const SURFACE = 'surface ';

const isSameBox = (one: Box, other: Box): boolean =>
  (['top', 'left', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) <= STILL_PX,
  );

/** The surface of a block grows with its parts: it differs only by its looks. */
const isStill = (one: PagePart, other: PagePart): boolean =>
  one.content.startsWith(SURFACE) || isSameBox(one.box, other.box);

interface ComparedParts {
  readonly removed: readonly PagePart[];
  readonly added: readonly PagePart[];
  readonly moved: readonly (readonly [PagePart, PagePart])[];
}

const compareParts = (before: readonly PagePart[], after: readonly PagePart[]): ComparedParts => {
  const rest = new Map<string, PagePart[]>();
  for (const part of after) rest.set(part.content, [...(rest.get(part.content) ?? []), part]);
  const removed: PagePart[] = [];
  const moved: (readonly [PagePart, PagePart])[] = [];
  for (const part of before) {
    const alike = rest.get(part.content) ?? [];
    // Of several equal parts the one at the same position comes first.
    const found = alike.find((each) => isStill(part, each)) ?? alike[0];
    if (!found) {
      removed.push(part);
      continue;
    }
    alike.splice(alike.indexOf(found), 1);
    if (!isStill(part, found)) moved.push([part, found]);
  }
  return { removed, added: [...rest.values()].flat(), moved };
};

const onPage = (block: RenderedBlock, { box }: PagePart): Box => ({
  ...box,
  top: box.top + block.box.top,
  left: box.left + block.box.left,
});

/** The blocks whose order changed. Blocks that others pushed up or down have not moved. */
const movedBlocks = (
  before: readonly RenderedBlock[],
  after: readonly RenderedBlock[],
): ReadonlySet<string> => {
  const ranks = new Map(before.map(({ id }, rank) => [id, rank]));
  const common = after.filter(({ id }) => ranks.has(id));
  const still = longestRising(common.map(({ id }) => ranks.get(id) ?? 0));
  return new Set(common.flatMap(({ id }, at) => (still.has(at) ? [] : [id])));
};

const areasOfBlock = (was: RenderedBlock, is: RenderedBlock): DifferentAreas => {
  const { removed, added, moved } = compareParts(was.parts, is.parts);
  // A text that is there in both versions with other words has changed; else it is new or gone.
  const isEdited = removed.length > 0 && added.length > 0;
  const area = (block: RenderedBlock, kind: MarkKind, part: PagePart): DifferentArea => ({
    block: block.id,
    kind,
    box: onPage(block, part),
  });
  return {
    before: [
      ...removed.map((part) => area(was, isEdited ? 'changed' : 'removed', part)),
      ...moved.map(([part]) => area(was, 'moved', part)),
    ],
    after: [
      ...added.map((part) => area(is, isEdited ? 'changed' : 'added', part)),
      ...moved.map(([, part]) => area(is, 'moved', part)),
    ],
  };
};

/** Where two versions of a page differ for a reader. Pure. */
export const comparePages = (
  before: readonly RenderedBlock[],
  after: readonly RenderedBlock[],
): DifferentAreas => {
  const [was, is] = [before, after].map(
    (blocks) => new Map(blocks.map((block) => [block.id, block])),
  );
  const blockArea = (block: RenderedBlock, kind: MarkKind): DifferentArea => ({
    block: block.id,
    kind,
    box: block.box,
  });
  const moved = movedBlocks(before, after);
  const inside = after.flatMap((block) => {
    const earlier = was?.get(block.id);
    return earlier && !moved.has(block.id) ? [areasOfBlock(earlier, block)] : [];
  });
  return {
    before: [
      ...before.flatMap((block) => {
        if (!is?.has(block.id)) return [blockArea(block, 'removed')];
        return moved.has(block.id) ? [blockArea(block, 'moved')] : [];
      }),
      ...inside.flatMap((areas) => areas.before),
    ],
    after: [
      ...after.flatMap((block) => {
        if (!was?.has(block.id)) return [blockArea(block, 'added')];
        return moved.has(block.id) ? [blockArea(block, 'moved')] : [];
      }),
      ...inside.flatMap((areas) => areas.after),
    ],
  };
};
