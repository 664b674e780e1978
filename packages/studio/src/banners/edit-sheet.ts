import type { CellRange } from './cell-range.ts';
import { type Sheet, type SheetRow, writeRow } from './sheet.ts';

const withRows = (sheet: Sheet, rows: readonly SheetRow[]): Sheet => ({ ...sheet, rows });

const rowOf = ({ newline }: Sheet, cells: readonly string[]): SheetRow => ({
  lead: '',
  source: writeRow(cells, newline),
  cells,
});

/** Sets the text of one cell. Returns the same sheet if nothing changes. */
export const setCell = (sheet: Sheet, row: number, column: number, text: string): Sheet => {
  const before = sheet.rows[row];
  if (!before?.cells || before.cells[column] === text) return sheet;
  const written = { ...rowOf(sheet, before.cells.with(column, text)), lead: before.lead };
  return withRows(sheet, sheet.rows.with(row, written));
};

/** Sets the text of each cell of a range; rows that cannot be parsed stay. */
export const setRange = (
  sheet: Sheet,
  { top, bottom, left, right }: CellRange,
  textAt: (row: number, column: number) => string,
): Sheet => {
  let edited = sheet;
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1)
      edited = setCell(edited, row, column, textAt(row, column));
  return edited;
};

/** Copies the first row of a range to the rows below. */
export const fillDown = (sheet: Sheet, range: CellRange): Sheet =>
  setRange(sheet, range, (_, column) => sheet.rows[range.top]?.cells?.[column] ?? '');

export interface Pasted {
  readonly sheet: Sheet;
  readonly range: CellRange;
  /** Columns of the text that are beyond the last one of the sheet. */
  readonly left: number;
}

/**
 * Sets cells from the top left of a range, adding rows where they end. One cell fills the whole range; new rows get names
 * of their own, unless the text names them.
 */
export const pasteRows = (
  sheet: Sheet,
  range: CellRange,
  rows: readonly (readonly string[])[],
): Pasted => {
  const [first = []] = rows;
  if (rows.length === 1 && first.length === 1) {
    const filled = setRange(sheet, range, () => first[0] ?? '');
    return { sheet: filled, range, left: 0 };
  }
  const width = Math.max(...rows.map((cells) => cells.length));
  const pasted = {
    top: range.top,
    bottom: range.top + rows.length - 1,
    left: range.left,
    right: Math.min(range.left + width, sheet.columns.length) - 1,
  };
  let grown = sheet;
  while (grown.rows.length <= pasted.bottom) grown = addRow(grown, grown.rows.length);
  const textAt = (row: number, column: number) =>
    rows[row - pasted.top]?.[column - pasted.left] ?? grown.rows[row]?.cells?.[column] ?? '';
  return {
    sheet: setRange(grown, pasted, textAt),
    range: pasted,
    left: Math.max(0, range.left + width - sheet.columns.length),
  };
};

/** Replaces the raw text of a row that cannot be parsed. */
export const setSource = (sheet: Sheet, row: number, source: string): Sheet => {
  const before = sheet.rows[row];
  if (!before || before.source.trimEnd() === source.trimEnd()) return sheet;
  const typed = source.trim() === '' ? '' : source.trimEnd() + sheet.newline;
  return withRows(sheet, sheet.rows.with(row, { ...before, source: typed }));
};

/** `name`, or `name-2` and so on if rows have that name already. */
const freeName = ({ rows, columns }: Sheet, name: string): string => {
  const at = columns.indexOf('id');
  const taken = new Set(rows.map(({ cells }) => cells?.[at]?.trim()));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
};

/** Adds a row with a unique name above the row at `at`. */
export const addRow = (sheet: Sheet, at: number): Sheet => {
  const cells = sheet.columns.map((column) => (column === 'id' ? freeName(sheet, 'banner') : ''));
  return withRows(sheet, sheet.rows.toSpliced(at, 0, rowOf(sheet, cells)));
};

/** Copies a row below itself, under a unique name. */
export const copyRow = (sheet: Sheet, row: number): Sheet => {
  const cells = sheet.rows[row]?.cells;
  if (!cells) return sheet;
  const id = sheet.columns.indexOf('id');
  const named = id < 0 ? cells : cells.with(id, freeName(sheet, (cells[id] ?? '').trim()));
  return withRows(sheet, sheet.rows.toSpliced(row + 1, 0, rowOf(sheet, named)));
};

export const moveRow = (sheet: Sheet, from: number, to: number): Sheet => {
  const row = sheet.rows[from];
  if (!row || to < 0 || to >= sheet.rows.length) return sheet;
  return withRows(sheet, sheet.rows.toSpliced(from, 1).toSpliced(to, 0, row));
};

/** Appends text to a line, before its line end. */
const extendLine = (line: string, more: string): string =>
  line.replace(/[\r\n]*$/, (end) => more + end);

/** Appends the missing ones of these columns. Everything else keeps its text. */
export const addColumns = (sheet: Sheet, names: readonly string[]): Sheet => {
  const added = names.filter((name) => !sheet.columns.includes(name));
  const commas = ','.repeat(added.length);
  return {
    ...sheet,
    head: extendLine(sheet.head, added.map((name) => `,${name}`).join('')),
    columns: [...sheet.columns, ...added],
    rows: sheet.rows.map((row) =>
      row.cells
        ? {
            ...row,
            source: extendLine(row.source, commas),
            cells: [...row.cells, ...added.map(() => '')],
          }
        : row,
    ),
  };
};

export const removeRow = (sheet: Sheet, row: number): Sheet =>
  withRows(sheet, sheet.rows.toSpliced(row, 1));
