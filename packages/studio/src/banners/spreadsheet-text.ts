import { parseSheet, type SheetRow, textOfSheet, writeRow } from './sheet.ts';

/** What spreadsheets take for the beginning of a formula, however many apostrophes stand before it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

const guard = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
const unguard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

const mapCells = (text: string, change: (cell: string) => string): string => {
  const sheet = parseSheet(text);
  if (!sheet) return text;
  const changeRow = (row: SheetRow): SheetRow => {
    if (!row.cells) return { ...row, source: change(row.source) };
    const cells = row.cells.map(change);
    const isSame = cells.every((cell, at) => cell === row.cells?.[at]);
    return isSame ? row : { ...row, cells, source: writeRow(cells, sheet.newline) };
  };
  return textOfSheet({ ...sheet, rows: sheet.rows.map(changeRow) });
};

/** A file of banners as it is given to spreadsheets, which are to show what it says and to run none of it. */
export const toSpreadsheet = (text: string): string => mapCells(text, guard);

/** The file again, as it was before `toSpreadsheet`. */
export const fromSpreadsheet = (text: string): string => mapCells(text, unguard);
