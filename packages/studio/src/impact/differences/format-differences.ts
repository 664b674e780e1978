import { count } from '../../format/count.ts';
import { MARK_LABELS, type MarkKind } from '../pictures/marks.ts';
import type { DifferentArea, DifferentAreas } from './compare-pages.ts';

interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** The cells that the first screen is divided into, for the share of it that differs. */
const CELL_PX = 8;

/** The share of the first screen that the areas cover; areas that overlap count once. */
export const shareOfScreen = (
  areas: readonly DifferentArea[],
  { width, height }: ScreenSize,
): number => {
  const [columns, rows] = [Math.ceil(width / CELL_PX), Math.ceil(height / CELL_PX)];
  const covered = new Set<number>();
  for (const { box } of areas) {
    const [first, last] = [
      Math.floor(box.top / CELL_PX),
      Math.ceil((box.top + box.height) / CELL_PX),
    ];
    const [left, right] = [
      Math.floor(box.left / CELL_PX),
      Math.ceil((box.left + box.width) / CELL_PX),
    ];
    for (let row = Math.max(0, first); row < Math.min(rows, last); row += 1)
      for (let column = Math.max(0, left); column < Math.min(columns, right); column += 1)
        covered.add(row * columns + column);
  }
  return covered.size / (columns * rows);
};

const IN_ORDER = Object.keys(MARK_LABELS) as MarkKind[];

/** How many blocks have a difference of each kind: "2 changed, 1 new". */
const formatKinds = ({ before, after }: DifferentAreas): string => {
  const byBlock = new Map<string, MarkKind>();
  for (const { block, kind } of [...before, ...after]) {
    const known = byBlock.get(block);
    byBlock.set(block, known === undefined || known === kind ? kind : 'changed');
  }
  const kinds = [...byBlock.values()];
  return IN_ORDER.flatMap((kind) => {
    const blocks = kinds.filter((each) => each === kind).length;
    return blocks > 0 ? [`${count(blocks, 'block')} ${MARK_LABELS[kind].word.toLowerCase()}`] : [];
  }).join(', ');
};

/** Sums up the differences of a pair of pictures in a sentence. */
export const formatDifferences = (areas: DifferentAreas, screen: ScreenSize): string => {
  if (areas.before.length === 0 && areas.after.length === 0)
    return 'These people see the same texts and pictures in both.';
  const share = Math.max(shareOfScreen(areas.before, screen), shareOfScreen(areas.after, screen));
  const percent = share > 0 && share < 0.01 ? 'Less than 1%' : `${Math.round(share * 100)}%`;
  return `${percent} of the first screen differs. On the whole page: ${formatKinds(areas)}.`;
};
