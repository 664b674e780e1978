import { findMonths } from '../dates/find-months.ts';
import type { Row } from '../rows.ts';
import type { TextLine } from '../text-line.ts';
import {
  areHeads,
  type ColumnKind,
  readCells,
  readTableHead,
  type TableColumn,
} from './table-heads.ts';

/** A row of a table, with the lines that wrap within its cells. */
export interface TableRow {
  readonly cells: ReadonlyMap<ColumnKind, string>;
  readonly rows: readonly Row[];
}
export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

const DATED: ReadonlySet<ColumnKind> = new Set(['period', 'from', 'until', 'year']);
const SERIAL = /^\d{1,2}[.)]?$/u;
/** Lines of one cell are this close, as a multiple of the letters' height. */
const LINE = 1.6;
/** A wider gap than between the lines of a cell. */
const WIDER = 1.2;
/** A gap after which the table has ended. */
const END = 4;
const TEXT_LENGTH = 70;
const SAME_COLUMN = 10;

const isBelow = (row: Row, next: Row | undefined): next is Row =>
  next !== undefined && next.page === row.page && next.y - row.y <= LINE * row.size;

/** Two rows as one: each cell with the text below it. */
const stack = (row: Row, next: Row): { readonly cells: readonly TextLine[] } => {
  const below = new Set(next.cells);
  const cells = row.cells.map((cell) => {
    const under = next.cells.find(({ x }) => Math.abs(x - cell.x) <= SAME_COLUMN);
    if (!under) return cell;
    below.delete(under);
    return { ...cell, text: `${cell.text} ${under.text}` };
  });
  return { cells: [...cells, ...below].sort((a, b) => a.x - b.x) };
};

interface Head {
  readonly columns: readonly TableColumn[];
  /** The index of the first row below. */
  readonly end: number;
}

/** The header at an index, which may take two lines. */
const readHead = (rows: readonly Row[], index: number): Head | null => {
  const row = rows[index];
  if (!row) return null;
  const next = rows[index + 1];
  const single = readTableHead(row);
  const stacked = isBelow(row, next) ? stack(row, next) : null;
  // The second line of a header names columns, too; the first row of values does not.
  const both = stacked && areHeads(stacked.cells) ? readTableHead(stacked) : null;
  if (both && (!single || both.length >= single.length)) return { columns: both, end: index + 2 };
  return single && { columns: single, end: index + 1 };
};

const gapAbove = (row: Row, above: Row | undefined): number =>
  above && above.page === row.page ? row.y - above.y : Number.POSITIVE_INFINITY;

/** The rows of the table that begins at an index: to a text, a point or a wide gap. */
const rowsOfTable = (rows: readonly Row[], start: number): readonly Row[] => {
  const end = rows.findIndex((row, index) => {
    if (index < start) return false;
    const isText = row.cells.length === 1 && (row.isPoint || row.text.length > TEXT_LENGTH);
    const above = rows[index - 1];
    const isApart = above?.page === row.page && row.y - above.y > END * row.size;
    return isText || (isApart && row.cells.length === 1) || readTableHead(row) !== null;
  });
  return end < 0 ? rows.slice(start) : rows.slice(start, end);
};

type Begins = (row: Row, index: number) => boolean;

/** How the rows of a table are told apart: by their numbers, by the gaps between them, or by their dates. */
const chooseBegins = (rows: readonly Row[], columns: readonly TableColumn[]): Begins => {
  const isNumbered = ({ cells }: Row) => SERIAL.test(cells[0]?.text ?? '');
  if (rows.filter(isNumbered).length >= 2) return isNumbered;
  const gaps = rows.map((row, index) => gapAbove(row, rows[index - 1])).filter(Number.isFinite);
  const minGap = Math.min(...gaps);
  const isTight = minGap <= LINE * (rows[0]?.size ?? 0);
  if (isTight && gaps.some((gap) => gap > WIDER * minGap))
    return (row, index) => gapAbove(row, rows[index - 1]) > WIDER * minGap;
  const isDated = (row: Row): boolean =>
    [...readCells(row, columns)].some(
      ([kind, text]) => DATED.has(kind) && findMonths(text).length > 0,
    );
  return (row) => isDated(row) || row.cells.length > columns.length / 2;
};

const readRecord = (rows: readonly Row[], columns: readonly TableColumn[]): TableRow => {
  const cells = new Map<ColumnKind, string>();
  for (const row of rows)
    for (const [kind, text] of readCells(row, columns)) {
      const above = cells.get(kind);
      cells.set(kind, above === undefined ? text : `${above} ${text}`);
    }
  return { cells, rows };
};

/** The first table whose header has columns of some kind. */
export const readTableRows = (
  rows: readonly Row[],
  isWanted: (columns: readonly TableColumn[]) => boolean,
): Table | null => {
  for (const index of rows.keys()) {
    const head = readHead(rows, index);
    if (!head || !isWanted(head.columns)) continue;
    const below = rowsOfTable(rows, head.end);
    const begins = chooseBegins(below, head.columns);
    const records: Row[][] = [];
    for (const [at, row] of below.entries()) {
      const last = records.at(-1);
      if (last && !begins(row, at)) last.push(row);
      else records.push([row]);
    }
    return {
      columns: head.columns,
      rows: records.map((record) => readRecord(record, head.columns)),
    };
  }
  return null;
};
