import type { CellRange } from './cell-range.ts';
import type { Sheet } from './sheet.ts';

const writeCell = (text: string): string =>
  /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The cells of a range as spreadsheets copy them: tabs between cells, a line for each row. */
export const textOfRange = ({ rows }: Sheet, { top, bottom, left, right }: CellRange): string =>
  rows
    .slice(top, bottom + 1)
    .map(({ cells }) =>
      (cells ?? [])
        .slice(left, right + 1)
        .map(writeCell)
        .join('\t'),
    )
    .join('\n');

/** A quoted cell with its doubled quotes, or a plain one, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;

/** The rows of a text that was copied from a spreadsheet, or from anywhere. */
export const rowsOfText = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  const written = text.replace(/(?:\r\n|\r|\n)$/, '');
  for (const [, quoted, plain, end] of written.matchAll(CELL)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
};
