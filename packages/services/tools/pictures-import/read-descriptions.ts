import { join } from 'node:path';
import { PICTURE_ALT_MAX, PictureAlt } from '@broadsheet/contract/entities/office-picture';
import { CENTRE, type Focus } from '@broadsheet/contract/picture-crop';
import { CsvError, parse } from 'csv-parse/sync';
import { Compile } from 'typebox/compile';
import { errorCodeOf, openPlainFile } from './open-plain-file.ts';
import { FolderRefusedError } from './refused-picture.ts';

/** The table beside the pictures. */
export const DESCRIPTIONS_FILE = 'pictures.csv';
const MAX_BYTES = 16_000_000;
const COLUMNS = ['file', 'alternative text', 'focus x', 'focus y'] as const;
type Column = (typeof COLUMNS)[number];

/** What the table says of a picture. */
export interface PictureDescription {
  readonly alt: string;
  readonly focus: Focus;
}

/** A row of the table, or why it cannot be used. */
export type DescriptionRow = { readonly line: number } & (
  | PictureDescription
  | { readonly fault: string }
);

export const NO_DESCRIPTION: PictureDescription = { alt: '', focus: CENTRE };

const isAlt = Compile(PictureAlt);

const readText = async (folder: string): Promise<string | null> => {
  try {
    const handle = await openPlainFile(join(folder, DESCRIPTIONS_FILE));
    try {
      const stats = await handle.stat();
      if (!stats.isFile())
        throw new FolderRefusedError(`${DESCRIPTIONS_FILE} is no file; expected a table.`);
      if (stats.size > MAX_BYTES)
        throw new FolderRefusedError(`${DESCRIPTIONS_FILE} is too large; expected up to 16 MB.`);
      return await handle.readFile('utf8');
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'ENOENT') return null;
    if (code === 'ELOOP')
      throw new FolderRefusedError(`${DESCRIPTIONS_FILE} is a link; expected the file itself.`);
    throw error;
  }
};

const readHeadings = (headings: readonly string[]): readonly string[] => {
  const names = headings.map((each) => each.trim().toLowerCase());
  const expected = `expected ${COLUMNS.join(', ')}`;
  const unknown = names.find((name) => !COLUMNS.some((each) => each === name));
  if (unknown !== undefined)
    throw new FolderRefusedError(
      `${DESCRIPTIONS_FILE}: column "${unknown}" is unknown; ${expected}.`,
    );
  if (!names.includes('file') || new Set(names).size < names.length)
    throw new FolderRefusedError(
      `${DESCRIPTIONS_FILE}: the first line names no column "file", or one twice; ${expected}.`,
    );
  return names;
};

type Row = Readonly<Partial<Record<Column, string>>>;

const percentOf = (
  row: Row,
  column: 'focus x' | 'focus y',
): number | { readonly fault: string } => {
  const text = row[column]?.trim().replace(/\s*%$/, '') ?? '';
  if (text === '') return 0.5;
  const percent = Number(text);
  return percent >= 0 && percent <= 100
    ? percent / 100
    : { fault: `${column} is "${row[column]}"; expected a percentage of 0 to 100, such as 40` };
};

const altFault = (alt: string): string | null => {
  if (alt === '' || isAlt.Check(alt)) return null;
  const { length } = [...alt];
  return length > PICTURE_ALT_MAX
    ? `its alternative text has ${length} characters; expected up to ${PICTURE_ALT_MAX}`
    : 'its alternative text has line breaks or control characters; expected one line of text';
};

const readRow = (row: Row): PictureDescription | { readonly fault: string } => {
  const alt = row['alternative text']?.trim() ?? '';
  const fault = altFault(alt);
  if (fault) return { fault };
  const x = percentOf(row, 'focus x');
  if (typeof x !== 'number') return x;
  const y = percentOf(row, 'focus y');
  return typeof y === 'number' ? { alt, focus: { x, y } } : y;
};

/**
 * Reads the table, by the names of the files; empty where the folder has none. Throws FolderRefusedError for a table
 * that cannot be read as a whole.
 */
export const readDescriptions = async (
  folder: string,
): Promise<ReadonlyMap<string, DescriptionRow>> => {
  const text = await readText(folder);
  const rows = new Map<string, DescriptionRow>();
  if (text === null) return rows;
  try {
    const records: { record: Row; info: { lines: number } }[] = parse(text, {
      bom: true,
      columns: (headings: string[]) => [...readHeadings(headings)],
      info: true,
      skip_empty_lines: true,
    });
    for (const { record, info } of records) {
      const file = record.file?.trim() ?? '';
      const first = rows.get(file);
      const row = first
        ? {
            fault: `${DESCRIPTIONS_FILE} names it in the lines ${first.line} and ${info.lines}; expected one`,
          }
        : readRow(record);
      rows.set(file, { line: info.lines, ...row });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FolderRefusedError(`${DESCRIPTIONS_FILE} cannot be read: ${error.message}.`);
  }
  return rows;
};
