import { BANNER_COLUMNS } from '@broadsheet/content-store/banner-cells';
import { splitCsv } from '@broadsheet/content-store/split-csv';

export interface SheetRow {
  /** Blank lines above the row, unchanged. */
  readonly lead: string;
  /** The row's raw text, with its line end. */
  readonly source: string;
  /** By column; null if the row has a different number of cells. */
  readonly cells: readonly string[] | null;
}

/** A banner file without loss: unedited parts are written back character by character. */
export interface Sheet {
  /** Everything above the rows: the column names. */
  readonly head: string;
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
  /** Blank lines below the rows. */
  readonly tail: string;
  readonly newline: string;
}

const MARK = '\ufeff';
const EMPTY: Sheet = {
  head: `${BANNER_COLUMNS.join(',')}\n`,
  columns: BANNER_COLUMNS,
  rows: [],
  tail: '',
  newline: '\n',
};

/** @returns null if the header cannot be parsed, because a table needs columns */
export const parseSheet = (text: string): Sheet | null => {
  const [header, ...found] = splitCsv(text);
  if (!header) return text.startsWith(MARK) ? { ...EMPTY, head: MARK + EMPTY.head } : EMPTY;
  if (!header.cells) return null;
  const head = text.slice(0, header.end);
  let at = header.end;
  const rows = found.map(({ cells, start, end }): SheetRow => {
    const lead = text.slice(at, start);
    at = end;
    return { lead, source: text.slice(start, end), cells: cells?.map((cell) => cell.text) ?? null };
  });
  return {
    head,
    columns: header.cells.map((cell) => cell.text.trim()),
    rows,
    tail: text.slice(at),
    newline: /\r\n|\r|\n/.exec(head)?.[0] ?? '\n',
  };
};

const endsLine = (text: string): boolean => /[\r\n]$/.test(text);

/** Formats the file. A row that was last gets a line end if another follows. */
export const textOfSheet = ({ head, rows, tail, newline }: Sheet): string => {
  const pieces = [head, ...rows.flatMap(({ lead, source }) => [lead, source]), tail];
  const written = pieces.filter((piece) => piece !== '');
  return written
    .map((piece, index) =>
      index < written.length - 1 && !endsLine(piece) ? piece + newline : piece,
    )
    .join('');
};

const writeCell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Formats a row for the file. */
export const writeRow = (cells: readonly string[], newline: string): string =>
  cells.map(writeCell).join(',') + newline;
