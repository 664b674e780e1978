import {
  type Columns,
  defineFormat,
  FeedRefusedError,
  type FeedRow,
  type FeedSource,
} from '../../feed-format.ts';
import { mapCsv } from '../csv/csv.ts';
import { type CsvField, columnsOf, nameColumns } from '../csv/csv-columns.ts';
import { type CsvJob, jobOfCells } from '../csv/read-csv.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';
import { readWorkbook, type Workbook } from './read-workbook.ts';

/** A title or a note may stand above the names of the columns. */
const HEADER_ROWS = 10;
const MS_A_DAY = 86_400_000;
const DAYS_FROM_1900 = 25_569;
const DAYS_FROM_1904 = 24_107;
/** Days that Excel counts, of the years 1954 to 2119; a smaller number is no date of a job. */
const EXCEL_DAYS = { min: 20_000, max: 80_000 };

/** Excel stores a day as a number, and only its style says that it is one. */
const dateOf = (cell: string | undefined, { since1904 }: Workbook): string | undefined => {
  const days = Number(cell);
  if (!cell || !(days >= EXCEL_DAYS.min && days <= EXCEL_DAYS.max)) return cell;
  const ms = (days - (since1904 ? DAYS_FROM_1904 : DAYS_FROM_1900)) * MS_A_DAY;
  return new Date(ms).toISOString().slice(0, 10);
};

interface Header {
  readonly columns: readonly (CsvField | undefined)[];
  readonly names: Columns;
}

const headerOf = ({ cells }: SheetRow): Header | null => {
  try {
    const columns = columnsOf(cells);
    return { columns, names: nameColumns(cells, columns) };
  } catch (error) {
    if (error instanceof FeedRefusedError) return null;
    throw error;
  }
};

async function* readJobs(
  source: FeedSource,
  sheet: string,
  workbook: Workbook,
): AsyncGenerator<FeedRow<CsvJob>> {
  let header: Header | null = null;
  let seen = 0;
  for await (const row of readSheet(source.bytes(), sheet, workbook)) {
    if (row.cells.every((cell) => !cell.trim())) continue;
    if (header) {
      const content = jobOfCells(row.cells, header.columns);
      content.postedAt = dateOf(content.postedAt, workbook);
      content.expiresAt = dateOf(content.expiresAt, workbook);
      yield { position: `row ${row.number}`, content, columns: header.names };
      continue;
    }
    header = headerOf(row);
    seen += 1;
    if (!header && seen >= HEADER_ROWS) return;
  }
}

/** The jobs of the first sheet that has a row with the names of columns. */
async function* readXlsx(source: FeedSource): AsyncGenerator<FeedRow<CsvJob>> {
  const workbook = await readWorkbook(source.bytes);
  let hasJobs = false;
  for (const sheet of workbook.sheets) {
    for await (const row of readJobs(source, sheet, workbook)) {
      hasJobs = true;
      yield row;
    }
    if (hasJobs) return;
  }
  throw new FeedRefusedError(
    `No sheet has jobs below a row that names the columns, among them title (or designation, position, role).`,
  );
}

/** An Excel workbook, whose columns have the same names as those of a CSV file. */
export const xlsx = defineFormat({ singleCompany: false, read: readXlsx, map: mapCsv });
