/** A text, a number, or nothing. */
export type Cell = string | number | null;

/** What a spreadsheet program would run as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]/;
/** Spreadsheet programs recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff';

const formatCell = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const plain = FORMULA.test(cell.trimStart()) || FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Rows as a CSV file. No text of it is run as a formula; numbers stay numbers, also below zero. Pure. */
export const formatSpreadsheet = (rows: readonly (readonly Cell[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`;
