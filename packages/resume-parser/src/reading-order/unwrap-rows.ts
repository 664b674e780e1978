import { type Row, rowOf } from '../rows.ts';
import type { TextLine } from '../text-line.ts';

const TIGHT = 1.75;

const rightOf = ({ x, width }: TextLine): number => x + width;

const wordWidth = ({ text, width }: TextLine): number => {
  const [word = ''] = text.split(' ');
  return (width * word.length) / Math.max(1, text.length);
};

/** A line goes on in the next where the first word of that had no room left. */
const goesOn = (row: Row, next: Row, right: number): boolean => {
  const last = row.cells.at(-1);
  const [first] = next.cells;
  if (!last || !first || last.isParagraph || next.isPoint || next.cells.length > 1) return false;
  if (row.page !== next.page || next.y - row.y > TIGHT * row.size) return false;
  if (first.isBold !== last.isBold || Math.abs(first.size - last.size) > 0.5) return false;
  // It begins where the cell that it goes on with does: under the text of a point, not under its bullet.
  if (first.x < last.x - 2 || first.x > last.x + 26) return false;
  return rightOf(last) + wordWidth(first) + last.size * 0.2 > right;
};

const joinRows = (row: Row, next: Row): Row => {
  const cells = [...row.cells];
  const last = cells.pop();
  const [first] = next.cells;
  if (!last || !first) return row;
  const separator = /[@/]$|\p{L}-$/u.test(last.text) ? '' : ' ';
  const joined = {
    ...last,
    y: first.y,
    text: `${last.text}${separator}${first.text}`,
    width: Math.max(last.width, rightOf(first) - last.x),
  };
  const merged = rowOf([...cells, joined]) ?? row;
  return { ...merged, y: first.y, isPoint: row.isPoint };
};

/** Joins what was one line before it was broken at the edge of its column. */
export const unwrapRows = (rows: readonly Row[]): Row[] => {
  const right = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(rightOf)));
  const merged: Row[] = [];
  // The line that the last row ends with: its own width decides, not that of all it was joined from.
  let end: Row | undefined;
  for (const row of rows) {
    const last = merged.at(-1);
    if (last && end && goesOn(end, row, right)) merged[merged.length - 1] = joinRows(last, row);
    else merged.push(row);
    end = row;
  }
  return merged;
};
