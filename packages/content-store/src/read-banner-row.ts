import { NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { PromoBanner } from '@broadsheet/contract/promo-banner';
import { type TargetedBanner, targetBanner } from '@broadsheet/contract/targeted-banner';
import Value from 'typebox/value';
import { ADDRESS_COLUMNS, BANNER_CELLS, isBannerColumn, OPTIONAL_COLUMNS } from './banner-cells.ts';
import { type BannerSites, checkBanner, type ReportCell, withCitySlugs } from './check-banner.ts';
import type { CsvCell } from './split-csv.ts';

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}...` : text);

/** The value of each cell; null when one is invalid. */
const readRow = (
  names: readonly (string | null)[],
  cells: readonly CsvCell[],
  report: ReportCell,
): PromoBanner | null => {
  const absent = OPTIONAL_COLUMNS.filter((column) => !names.includes(column));
  const row: Record<string, unknown> = Object.fromEntries(
    absent.map((column) => [column, BANNER_CELLS[column].read('')]),
  );
  for (const [index, name] of names.entries()) {
    const cell = cells[index];
    if (!cell || !name || !isBannerColumn(name)) continue;
    const text = cell.text.trim().replace(/\s+/g, ' ');
    const { read, expected, mend } = BANNER_CELLS[name];
    const value = read(text);
    if (value !== undefined) row[name] = value;
    else
      report(cell.at, {
        code: ADDRESS_COLUMNS.has(name) && text !== '' ? 'UNSAFE_URL' : 'CSV_VALUE',
        message: `${name} must be ${expected}, found ${JSON.stringify(shorten(text))}`,
        mend,
      });
  }
  return Value.Check(PromoBanner, row) ? row : null;
};

/** The banner of a row, checked against the site; null when it has a fault. */
export const validateBannerRow = (
  names: readonly (string | null)[],
  cells: readonly CsvCell[],
  sites: BannerSites,
  taken: ReadonlyMap<string, PromoBanner>,
  report: ReportCell,
): TargetedBanner | null => {
  const banner = readRow(names, cells, report);
  if (!banner) return null;
  const faults = [...checkBanner(banner, sites)];
  if (taken.has(banner.id))
    faults.unshift({
      column: 'id',
      code: 'DUPLICATE_ID',
      message: `the id "${banner.id}" is already used above`,
      mend: 'Give each banner its own; the first of them is shown.',
    });
  for (const fault of faults) report(cells[names.indexOf(fault.column)]?.at ?? 0, fault);
  if (faults.length > 0) return null;
  return targetBanner(withCitySlugs(banner, sites.brands), sites.audiences ?? NO_AUDIENCES);
};
