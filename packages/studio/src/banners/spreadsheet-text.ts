import { parseSheet, type SheetRow, textOfSheet, writeRow } from './sheet.ts';

/** What spreadsheets treat as the start of a formula, even after apostrophes. */
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

/** Escapes a banner file for spreadsheets, so that they run no formula in it. */
export const toSpreadsheet = (text: string): string => mapCells(text, guard);

/** Reverses `toSpreadsheet`. */
export const fromSpreadsheet = (text: string): string => mapCells(text, unguard);
