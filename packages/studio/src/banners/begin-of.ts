import { locationOfAddress } from '../changes/edit-href.ts';
import type { CellPosition } from './cell-range.ts';
import type { Sheet } from './sheet.ts';

const LINE_END = /\r\n|\r|\n/g;
const linesIn = (text: string): number => [...text.matchAll(LINE_END)].length;

/** Finds the row at a line of the file, from 1; null if there is none. */
export const rowAtLine = ({ head, rows }: Sheet, line: number): number | null => {
  let next = 1 + linesIn(head);
  const found = rows.findIndex(({ lead, source }) => {
    next += linesIn(lead + source);
    return line < next || (line === next && !/[\r\n]$/.test(source));
  });
  return found < 0 || line <= linesIn(head) ? null : found;
};

/** The cell that the page's URL names, if any. */
export const beginOf = (sheet: Sheet): CellPosition | null => {
  const { line } = locationOfAddress();
  const row = line === null ? null : rowAtLine(sheet, line);
  return row === null ? null : { row, column: 0 };
};
