import type { FindingCode } from '@broadsheet/contract/finding-codes';
import type { Position } from '@broadsheet/layout-engine/json-source';

/** More than any banner row needs: a longer one has an unclosed quote. */
const ROW_MAX_CHARACTERS = 10_000;

export interface CsvCell {
  readonly text: string;
  /** Its start in the file, counted from 0. */
  readonly at: number;
}
export interface CsvFault {
  readonly at: number;
  readonly code: FindingCode;
  readonly message: string;
  readonly mend: string;
}
interface CsvStretch {
  /** Start and end of the row in the file, including the line end. */
  readonly start: number;
  readonly end: number;
}
export type CsvRow = CsvStretch &
  (
    | { readonly cells: readonly CsvCell[]; readonly fault: null }
    | { readonly cells: null; readonly fault: CsvFault }
  );

const LINE_END = /\r\n|\r|\n/g;

/** Returns line and column, from 1, of positions in a text. */
export const createLocator = (text: string): ((at: number) => Position) => {
  const starts = [
    0,
    ...[...text.matchAll(LINE_END)].map(({ 0: end, index }) => index + end.length),
  ];
  return (at) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
  };
};

const afterLine = (text: string, at: number): number => {
  const end = new RegExp(LINE_END);
  end.lastIndex = at;
  return end.test(text) ? end.lastIndex : text.length;
};

const NEVER_CLOSED = 'this quote is never closed';

const quoteFault = (at: number, message: string): CsvFault => ({
  at,
  code: 'CSV_QUOTE',
  message,
  mend: 'Put the whole value in quotes and double each quote within it: "a ""good"" one".',
});

interface Scanned<Value> {
  readonly value: Value;
  readonly end: number;
}

const scanQuoted = (text: string, start: number): Scanned<string> | CsvFault => {
  let value = '';
  let at = start + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0 || close - start > ROW_MAX_CHARACTERS) return quoteFault(start, NEVER_CLOSED);
    value += text.slice(at, close);
    if (text[close + 1] !== '"') return { value, end: close + 1 };
    value += '"';
    at = close + 2;
  }
};

const scanPlain = (text: string, start: number): Scanned<string> | CsvFault => {
  const plain = /[^,\r\n]*/y;
  plain.lastIndex = start;
  const [value = ''] = plain.exec(text) ?? [];
  const quote = value.indexOf('"');
  if (quote < 0) return { value, end: start + value.length };
  return quoteFault(start + quote, 'there is a quote in the middle of a value');
};

const scanRow = (text: string, start: number): Scanned<CsvCell[]> | CsvFault => {
  const cells: CsvCell[] = [];
  let at = start;
  for (;;) {
    const begin = at;
    const scanned = text[at] === '"' ? scanQuoted(text, at) : scanPlain(text, at);
    if ('code' in scanned) return scanned;
    cells.push({ text: scanned.value, at });
    at = scanned.end;
    const next = text[at];
    if (next !== undefined && !',\r\n'.includes(next))
      // The quote of a value further down is no end of this one.
      return /[\r\n]/.test(scanned.value)
        ? quoteFault(begin, NEVER_CLOSED)
        : quoteFault(at, 'something follows the closing quote');
    if (next !== ',') return { value: cells, end: afterLine(text, at) };
    at += 1;
  }
};

const widthFault = (at: number, found: number, wanted: number): CsvFault => ({
  at,
  code: 'CSV_WIDTH',
  message: `the row has ${found} values, the header names ${wanted}`,
  mend: 'Put a value with a comma in quotes, and keep a comma for each value that is empty.',
});

/**
 * Splits CSV (RFC 4180, commas) into the header and its rows; lines without any value are skipped. A malformed row
 * affects only its first line: an open quote does not swallow the rows below it. Parsers that read the whole file stop
 * there, and none returns the positions of values.
 */
export const splitCsv = function* (text: string): Generator<CsvRow> {
  let width: number | null = null;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const start = at;
    const scanned = scanRow(text, start);
    if ('code' in scanned) {
      at = afterLine(text, start);
      yield { cells: null, fault: scanned, start, end: at };
      continue;
    }
    const { value: cells, end } = scanned;
    const isEmpty = cells.every((cell) => cell.text.trim() === '');
    const isWide = cells.length === (width ?? cells.length);
    at = isEmpty || isWide ? end : afterLine(text, start);
    if (isEmpty) continue;
    if (isWide) yield { cells, fault: null, start, end: at };
    else yield { cells: null, fault: widthFault(start, cells.length, width ?? 0), start, end: at };
    width ??= cells.length;
  }
};
