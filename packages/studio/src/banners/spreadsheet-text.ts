import { nameAudienceCell, resolveAudienceCell } from '@broadsheet/content-store/audience-cell';
import type { BannerColumn } from '@broadsheet/content-store/banner-cells';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { parseSheet, type SheetRow, textOfSheet, writeRow } from './sheet.ts';

/** What spreadsheets treat as the start of a formula, even after apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

const guard = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
const unguard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** @param change also of a damaged row as a whole, of no column */
const mapCells = (
  text: string,
  change: (cell: string, column: string | undefined) => string,
): string => {
  const sheet = parseSheet(text);
  if (!sheet) return text;
  const changeRow = (row: SheetRow): SheetRow => {
    if (!row.cells) return { ...row, source: change(row.source, undefined) };
    const cells = row.cells.map((cell, at) => change(cell, sheet.columns[at]));
    const isSame = cells.every((cell, at) => cell === row.cells?.[at]);
    return isSame ? row : { ...row, cells, source: writeRow(cells, sheet.newline) };
  };
  return textOfSheet({ ...sheet, rows: sheet.rows.map(changeRow) });
};

const AUDIENCE: BannerColumn = 'audience';

/** A banner file for spreadsheets: with the names of audiences, and escaped, so that they run no formula in it. */
export const toSpreadsheet = (text: string, audiences: NamedAudiences): string =>
  mapCells(text, (cell, column) =>
    guard(column === AUDIENCE ? nameAudienceCell(cell, audiences) : cell),
  );

/** Reverses `toSpreadsheet`: audiences are saved by their keys, which stay when a name changes. */
export const fromSpreadsheet = (text: string, audiences: NamedAudiences): string =>
  mapCells(text, (cell, column) =>
    column === AUDIENCE ? resolveAudienceCell(unguard(cell), audiences) : unguard(cell),
  );
