import { AudienceKey, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { BANNER_AUDIENCES_MAX, PromoBanner } from '@broadsheet/contract/promo-banner';
import { type TargetedBanner, targetBanner } from '@broadsheet/contract/targeted-banner';
import Value from 'typebox/value';
import { audienceCellFaults, resolveAudienceCell } from './audience-cell.ts';
import {
  ADDRESS_COLUMNS,
  BANNER_CELLS,
  type BannerColumn,
  isBannerColumn,
  OPTIONAL_COLUMNS,
  partsOfCell,
} from './banner-cells.ts';
import { type BannerSites, checkBanner, type ReportCell, withCitySlugs } from './check-banner.ts';
import type { CsvCell } from './split-csv.ts';

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}...` : text);

/**
 * The text of a cell, with audiences by their keys; null where it names audiences that cannot be read, which are reported
 * here or by their own file.
 */
const textOf = (
  column: BannerColumn,
  cell: CsvCell,
  audiences: BannerSites['audiences'],
  report: ReportCell,
): string | null => {
  const text = cell.text.trim().replace(/\s+/g, ' ');
  if (column !== 'audience') return text;
  if (!audiences) return partsOfCell(text).every(isAudienceKey) ? text : null;
  const resolved = resolveAudienceCell(text, audiences);
  const isShort = new Set(partsOfCell(resolved)).size <= BANNER_AUDIENCES_MAX;
  const faults = isShort ? audienceCellFaults(resolved, audiences) : [];
  for (const fault of faults) report(cell.at, fault);
  return faults.length > 0 ? null : resolved;
};

const isAudienceKey = (text: string): boolean => Value.Check(AudienceKey, text);

/** The value of each cell; null when one is invalid. */
const readRow = (
  names: readonly (string | null)[],
  cells: readonly CsvCell[],
  audiences: BannerSites['audiences'],
  report: ReportCell,
): PromoBanner | null => {
  const absent = OPTIONAL_COLUMNS.filter((column) => !names.includes(column));
  const row: Record<string, unknown> = Object.fromEntries(
    absent.map((column) => [column, BANNER_CELLS[column].read('')]),
  );
  for (const [index, name] of names.entries()) {
    const cell = cells[index];
    if (!cell || !name || !isBannerColumn(name)) continue;
    const text = textOf(name, cell, audiences, report);
    if (text === null) continue;
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
  const banner = readRow(names, cells, sites.audiences, report);
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
