import { type Row, rowOf } from '../rows.ts';
import type { TextLine } from '../text-line.ts';
import { isDate } from './join-dates.ts';

const TIGHT = 1.75;
/** Between a text and the date at the end of its row. */
const DATE_GAP = 1;

const rightOf = ({ x, width }: TextLine): number => x + width;

const wordWidth = ({ text, width }: TextLine): number => {
  const [word = ''] = text.split(' ');
  return (width * word.length) / Math.max(1, text.length);
};

/** The cell that the next line may continue: a date at the end of a row is no part of its text. */
const textCell = ({ cells }: Row): TextLine | undefined => {
  const last = cells.at(-1);
  return last && isDate(last.text) && cells.length > 1 ? cells.at(-2) : last;
};

/** A line continues in the next where that one's first word did not fit. */
const goesOn = (row: Row, next: Row, edge: number): boolean => {
  const last = textCell(row);
  const date = row.cells.at(-1);
  const right = date && date !== last ? date.x - DATE_GAP * date.size : edge;
  const [first] = next.cells;
  if (!last || !first || last.isParagraph || next.isPoint || next.cells.length > 1) return false;
  if (row.page !== next.page || next.y - row.y > TIGHT * row.size) return false;
  if (first.isBold !== last.isBold || Math.abs(first.size - last.size) > 0.5) return false;
  // The next line must start where its cell does: under the text of a bullet point, not under its bullet.
  if (first.x < last.x - 2 || first.x > last.x + 26) return false;
  return rightOf(last) + wordWidth(first) + last.size * 0.2 > right;
};

const joinRows = (row: Row, next: Row): Row => {
  const last = textCell(row);
  const [first] = next.cells;
  if (!last || !first) return row;
  const at = row.cells.indexOf(last);
  // A hyphen between small letters breaks a word: no resume writes "engineer-ing" otherwise.
  const isBroken = /\p{Ll}[-‐]$/u.test(last.text) && /^\p{Ll}/u.test(first.text);
  const isAddress =
    (/@\S*$/u.test(last.text) && /^[\p{L}.]+$/u.test(first.text)) ||
    (/^[\p{L}\p{N}._-]+$/u.test(last.text) && /^[\p{L}\p{N}._-]*@\S+$/u.test(first.text));
  const separator = isAddress || /[@/]$|\p{L}-$/u.test(last.text) ? '' : ' ';
  const joined = {
    ...last,
    y: first.y,
    text: isBroken
      ? `${last.text.slice(0, -1)}${first.text}`
      : `${last.text}${separator}${first.text}`,
    width: Math.max(last.width, rightOf(first) - last.x),
  };
  const merged = rowOf(row.cells.with(at, joined)) ?? row;
  return { ...merged, y: first.y, isPoint: row.isPoint };
};

/** Joins lines that were wrapped at the edge of their column. */
export const unwrapRows = (rows: readonly Row[]): Row[] => {
  const right = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(rightOf)));
  const merged: Row[] = [];
  // The last line of the last row: its own width decides, not that of the joined row.
  let end: Row | undefined;
  for (const row of rows) {
    const last = merged.at(-1);
    if (last && end && goesOn(end, row, right)) merged[merged.length - 1] = joinRows(last, row);
    else merged.push(row);
    end = row;
  }
  return merged;
};
