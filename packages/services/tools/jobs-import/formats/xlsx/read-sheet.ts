import { SaxesParser } from 'saxes';
import { BrokenFeedError, MAX_ROW_SIZE } from '../../feed-format.ts';
import { decodeText } from '../decode-text.ts';
import { readEntry } from './read-entry.ts';
import { localName, type Workbook } from './read-workbook.ts';

/** The most columns of a sheet that Excel itself allows. */
const MAX_COLUMNS = 16_384;
const LETTERS = 26;
const LETTER_BEFORE_A = 64;

export interface SheetRow {
  /** As Excel counts it, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The index of the column of a cell: 27 of `AB12`. */
const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '')
    column = column * LETTERS + letter.charCodeAt(0) - LETTER_BEFORE_A;
  return column - 1;
};

interface Cell {
  readonly column: number;
  readonly type: string;
  text: string;
}

const cellText = ({ type, text }: Cell, texts: readonly string[]): string => {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'e') return '';
  if (type === 'b') return text === '1' ? 'yes' : 'no';
  return text;
};

/** Collects the rows of a sheet while it is parsed. */
class RowCollector {
  rows: SheetRow[] = [];
  #number = 0;
  #cells: string[] = [];
  #size = 0;
  #cell: Cell | null = null;
  #isValue = false;
  readonly #workbook: Workbook;
  readonly #sheet: string;

  constructor(workbook: Workbook, sheet: string) {
    this.#workbook = workbook;
    this.#sheet = sheet;
  }

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (tag === 'row') {
      this.#number = Number(attributes.r ?? this.#number + 1);
      this.#cells = [];
      this.#size = 0;
    } else if (tag === 'c') {
      const column = attributes.r ? columnOf(attributes.r) : this.#cells.length;
      this.#cell = { column, type: attributes.t ?? 'n', text: '' };
    } else if (tag === 'v' || tag === 't') this.#isValue = true;
  }

  text(part: string): void {
    if (!this.#cell || !this.#isValue) return;
    this.#cell.text += part;
    if (this.#cell.text.length > MAX_ROW_SIZE) this.#refuse();
  }

  close(tag: string): void {
    if (tag === 'v' || tag === 't') this.#isValue = false;
    else if (tag === 'c' && this.#cell) {
      const value = cellText(this.#cell, this.#workbook.texts);
      this.#size += value.length;
      if (this.#size > MAX_ROW_SIZE) this.#refuse();
      if (this.#cell.column >= 0 && this.#cell.column < MAX_COLUMNS) {
        while (this.#cells.length < this.#cell.column) this.#cells.push('');
        this.#cells[this.#cell.column] = value;
      }
      this.#cell = null;
    } else if (tag === 'row') this.rows.push({ number: this.#number, cells: this.#cells });
  }

  #refuse(): never {
    throw new BrokenFeedError(
      `${this.#sheet}, row ${this.#number}`,
      `a row is above ${MAX_ROW_SIZE} characters`,
    );
  }
}

/** Streams the rows of a sheet. Throws BrokenFeedError where it is damaged, or a row is too large. */
export async function* readSheet(
  archive: AsyncIterable<Uint8Array>,
  sheet: string,
  workbook: Workbook,
): AsyncGenerator<SheetRow> {
  const collector = new RowCollector(workbook, sheet);
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new BrokenFeedError(sheet, `not XML: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }) =>
    collector.open(localName(name), attributes as Record<string, string>),
  );
  parser.on('text', (part) => collector.text(part));
  parser.on('cdata', (part) => collector.text(part));
  parser.on('closetag', ({ name }) => collector.close(localName(name)));
  for await (const text of decodeText(readEntry(archive, sheet))) {
    parser.write(text);
    yield* collector.rows;
    collector.rows = [];
  }
}
