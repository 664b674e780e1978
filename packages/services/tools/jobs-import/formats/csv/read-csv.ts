import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import type { Columns, FeedRow } from '../../feed-format.ts';
import { decodeText } from '../decode-text.ts';
import { readLines } from '../read-lines.ts';
import { type CsvField, columnsOf, nameColumns } from './csv-columns.ts';
import { brokenOff, type CsvRecord, delimiterOf, splitRecords } from './split-records.ts';

/** One row, by the meanings of its columns. */
export type CsvJob = Partial<Record<CsvField, string>>;

const parseRecord = (text: string, delimiter: string, lenient = false): string[] =>
  parse(text, { delimiter, trim: true, relax_column_count: true, relax_quotes: lenient })[0] ?? [];

const reasonOf = (error: unknown): string =>
  error instanceof CsvError
    ? error.message.replace(/ at line \d+.*$| on line \d+.*$/s, '')
    : String(error);

/** The id of a row that could not be parsed, where the rest of it still contains one. */
const salvageId = (
  text: string,
  delimiter: string,
  columns: readonly (CsvField | undefined)[],
): string | undefined => {
  const at = columns.indexOf('externalId');
  const cells = text.split('\n')[0]?.split(delimiter) ?? [];
  return at < 0 ? undefined : cells[at]?.replaceAll('"', '').trim() || undefined;
};

/** In a file without a column of ids, a job is identified by employer, title and location. */
const idOfContent = ({ company, title, location, url }: CsvJob): string =>
  url ??
  createHash('sha256')
    .update(JSON.stringify([company, title, location]))
    .digest('base64url')
    .slice(0, 22);

/** One row, by the meanings of its columns. */
export const jobOfCells = (
  cells: readonly string[],
  columns: readonly (CsvField | undefined)[],
): CsvJob => {
  const content: CsvJob = {};
  columns.forEach((field, at) => {
    const cell = cells[at]?.trim();
    if (field && cell) content[field] = cell;
  });
  if (!columns.includes('externalId')) content.externalId = idOfContent(content);
  return content;
};

/**
 * Streams the rows of a file whose first line names the columns. Each record is parsed on its own, so that a stray
 * quote costs one row. Throws BrokenFeedError where the file ends within a row, FeedRefusedError for a header without
 * titles.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FeedRow<CsvJob>> {
  let delimiter = ',';
  let columns: (CsvField | undefined)[] | undefined;
  let names: Columns = {};
  let cutOff: CsvRecord | undefined;

  const rowOf = (record: CsvRecord, known: readonly (CsvField | undefined)[]): FeedRow<CsvJob> => {
    const position = `line ${record.line}`;
    const externalId = salvageId(record.text, delimiter, known);
    if (record.unclosed)
      return { position, fault: 'a quote is opened and never closed', externalId };
    try {
      const cells = parseRecord(record.text, delimiter);
      if (cells.length !== known.length)
        return { position, fault: `it has ${cells.length} cells, not ${known.length}`, externalId };
      return { position, content: jobOfCells(cells, known), columns: names };
    } catch (error) {
      return { position, fault: reasonOf(error), externalId };
    }
  };

  const lines = readLines(decodeText(bytes));
  const first = await lines.next();
  if (first.done) return;
  delimiter = delimiterOf(first.value.text);
  const all = async function* all() {
    yield first.value;
    yield* lines;
  };
  for await (const record of splitRecords(all(), delimiter)) {
    if (!record.text.trim()) continue;
    if (!columns) {
      const header = parseRecord(record.text, delimiter, true);
      columns = columnsOf(header);
      names = nameColumns(header, columns);
      continue;
    }
    const row = rowOf(record, columns);
    if ('fault' in row && !record.ended) cutOff = record;
    else yield row;
  }
  if (cutOff) throw brokenOff(cutOff.line);
}
