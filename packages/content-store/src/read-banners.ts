import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import { imageOfAddress } from '@broadsheet/contract/media';
import { PromoBanner } from '@broadsheet/contract/promo-banner';
import { suggestName } from '@broadsheet/layout-engine/nearest-name';
import Value from 'typebox/value';
import {
  ADDRESS_COLUMNS,
  BANNER_CELLS,
  BANNER_COLUMNS,
  type BannerColumn,
  isBannerColumn,
  REQUIRED_COLUMNS,
  SCHEDULE_COLUMNS,
} from './banner-cells.ts';
import {
  type CellFault,
  checkBanner,
  PICTURE_COLUMNS,
  unknownImage,
  withCitySlugs,
} from './check-banner.ts';
import { type CsvCell, createLocator, splitCsv } from './split-csv.ts';

/** Rows beyond are left out; a page shows a handful. */
const ROWS_MAX = 500;

export interface ReadBanners {
  /** By `ordering`, then as written. Null when the file as a whole cannot be read. */
  readonly banners: readonly PromoBanner[] | null;
  readonly findings: readonly Finding[];
  readonly ends: readonly BannerEnd[];
  readonly images: readonly BannerImage[];
}

/** What there will be to say of a banner once its time is over. */
export interface BannerEnd {
  /** Epoch ms. */
  readonly at: number;
  readonly finding: Finding;
}

/** A picture of Studio that a banner names, and what there is to say if nobody has it. */
export interface BannerImage {
  readonly digest: string;
  readonly finding: Finding;
}

const endOf = ({ id, until }: PromoBanner): Omit<CellFault, 'column'> => ({
  code: 'BANNER_EXPIRED',
  message: `the time of "${id}" was over at ${until}`,
  mend: 'Take the row out, or let it end later.',
});

type Report = (at: number, fault: Omit<CellFault, 'column'>) => void;

/** Spreadsheets save with other marks than commas where a comma stands in numbers. */
const otherSeparator = (cells: readonly CsvCell[]): string | undefined =>
  cells.length > 1 ? undefined : [';', '\t', '|'].find((mark) => cells[0]?.text.includes(mark));

const readHeader = (cells: readonly CsvCell[], report: Report): (string | null)[] | null => {
  const separator = otherSeparator(cells);
  if (separator !== undefined) {
    report(cells[0]?.at ?? 0, {
      code: 'CSV_SEPARATOR',
      message: `the columns stand apart by ${separator === '\t' ? 'tabs' : separator}, not by commas`,
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
      message: `"${text.trim()}" is no column of banners`,
      mend: suggestName(text.trim(), missing.length > 0 ? missing : BANNER_COLUMNS),
    });
  const twice = cells.find((_, index) => names.indexOf(names[index] ?? '') < index);
  if (twice)
    report(twice.at, {
      code: 'CSV_COLUMN_TWICE',
      message: `the column "${twice.text.trim()}" stands twice`,
      mend: 'Take one of the two out, with its values.',
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

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}...` : text);

/** The value of each cell; null when any is not as its column asks. */
const readRow = (
  names: readonly (string | null)[],
  cells: readonly CsvCell[],
  report: Report,
): PromoBanner | null => {
  const absent = SCHEDULE_COLUMNS.filter((column) => !names.includes(column));
  const row: Record<string, unknown> = Object.fromEntries(absent.map((column) => [column, null]));
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

/** The banner of a row, its cells held against the site; null when anything is wrong with it. */
const judgeRow = (
  names: readonly (string | null)[],
  cells: readonly CsvCell[],
  brands: readonly BrandConfig[],
  taken: ReadonlyMap<string, PromoBanner>,
  report: Report,
): PromoBanner | null => {
  const banner = readRow(names, cells, report);
  if (!banner) return null;
  const faults = [...checkBanner(banner, brands)];
  if (taken.has(banner.id))
    faults.unshift({
      column: 'id',
      code: 'DUPLICATE_ID',
      message: `the id "${banner.id}" stands above already`,
      mend: 'Give each banner its own; the first of them is shown.',
    });
  for (const fault of faults) report(cells[names.indexOf(fault.column)]?.at ?? 0, fault);
  return faults.length > 0 ? null : withCitySlugs(banner, brands);
};

const byOrdering = (left: PromoBanner, right: PromoBanner): number =>
  (left.ordering ?? Number.MAX_SAFE_INTEGER) - (right.ordering ?? Number.MAX_SAFE_INTEGER);

/**
 * Reads one `layouts/banners/<name>.csv`. A row with a fault is left out and reported; without a header
 * that names every column there are no banners at all. Never throws.
 * @param brands all of them; none while a brand config is at fault, which leaves out what is checked by them.
 */
export const readBanners = (
  file: string,
  text: string,
  brands: readonly BrandConfig[],
): ReadBanners => {
  const findings: Finding[] = [];
  const ends: BannerEnd[] = [];
  const images: BannerImage[] = [];
  const locate = createLocator(text);
  const findingAt = (at: number, { code, message, mend }: Omit<CellFault, 'column'>): Finding => ({
    file,
    ...locate(at),
    code,
    message,
    mend,
  });
  const report: Report = (at, fault) => findings.push(findingAt(at, fault));
  const [header, ...rows] = splitCsv(text);
  if (!header)
    report(0, {
      code: 'CSV_NO_HEADER',
      message: 'the file is empty',
      mend: `Begin it with ${REQUIRED_COLUMNS.join(',')}.`,
    });
  if (header?.fault) report(header.fault.at, header.fault);
  const names = header?.cells && readHeader(header.cells, report);
  if (!names) return { banners: null, findings, ends, images };

  const banners = new Map<string, PromoBanner>();
  for (const { cells, fault } of rows.slice(0, ROWS_MAX)) {
    if (fault) report(fault.at, fault);
    const banner = cells && judgeRow(names, cells, brands, banners, report);
    if (!banner) continue;
    banners.set(banner.id, banner);
    const at = (column: BannerColumn): number => cells[names.indexOf(column)]?.at ?? 0;
    if (banner.until !== null)
      ends.push({ at: Date.parse(banner.until), finding: findingAt(at('until'), endOf(banner)) });
    for (const column of PICTURE_COLUMNS) {
      const address = banner[column] ?? '';
      const digest = imageOfAddress(address);
      if (digest) images.push({ digest, finding: findingAt(at(column), unknownImage(address)) });
    }
  }
  const over = rows[ROWS_MAX];
  if (over)
    report((over.cells?.[0] ?? over.fault)?.at ?? 0, {
      code: 'CSV_TOO_LONG',
      message: `this row and those below are left out: a file holds ${ROWS_MAX} rows`,
      mend: 'Take out what is over.',
    });
  return { banners: [...banners.values()].sort(byOrdering), findings, ends, images };
};
