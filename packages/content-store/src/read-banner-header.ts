import { suggestName } from '@broadsheet/layout-engine/nearest-name';
import { BANNER_COLUMNS, isBannerColumn, REQUIRED_COLUMNS } from './banner-cells.ts';
import type { ReportCell } from './check-banner.ts';
import type { CsvCell } from './split-csv.ts';

/** Spreadsheets use other separators where numbers contain commas. */
const otherSeparator = (cells: readonly CsvCell[]): string | undefined =>
  cells.length > 1 ? undefined : [';', '\t', '|'].find((mark) => cells[0]?.text.includes(mark));

/** The column names in the file; null where the rows below cannot be read. */
export const readBannerHeader = (
  cells: readonly CsvCell[],
  report: ReportCell,
): (string | null)[] | null => {
  const separator = otherSeparator(cells);
  if (separator !== undefined) {
    report(cells[0]?.at ?? 0, {
      code: 'CSV_SEPARATOR',
      message: `the columns are separated by ${separator === '\t' ? 'tabs' : separator}, not by commas`,
      mend: 'Save it as CSV with commas; spreadsheets ask for the field delimiter.',
    });
    return null;
  }
  const names = cells.map(({ text }) => text.trim());
  const missing = REQUIRED_COLUMNS.filter((column) => !names.includes(column));
  const unknown = cells.filter((_, index) => !isBannerColumn(names[index] ?? ''));
  for (const { text, at } of unknown)
    report(at, {
      code: 'CSV_COLUMN_UNKNOWN',
      message: `"${text.trim()}" is not a column of banner files`,
      mend: suggestName(text.trim(), missing.length > 0 ? missing : BANNER_COLUMNS),
    });
  const twice = cells.find((_, index) => names.indexOf(names[index] ?? '') < index);
  if (twice)
    report(twice.at, {
      code: 'CSV_COLUMN_TWICE',
      message: `the column "${twice.text.trim()}" appears twice`,
      mend: 'Remove one of them, with its values.',
    });
  // One name too few and one too many are one mistake.
  if (missing.length > 0 && !(missing.length === 1 && unknown.length === 1))
    report(cells[0]?.at ?? 0, {
      code: 'CSV_COLUMN_MISSING',
      message: `the first line must name every column, it lacks ${missing.join(', ')}`,
      mend: `Begin the file with ${REQUIRED_COLUMNS.join(',')}.`,
    });
  return twice || missing.length > 0 ? null : names;
};
