import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import { imageOfAddress } from '@broadsheet/contract/media';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';
import {
  type AddressesOfBrands,
  NO_ADDRESSES_OF_BRANDS,
} from '@broadsheet/contract/site-addresses';
import type { TargetedBanner } from '@broadsheet/contract/targeted-banner';
import { type BannerColumn, REQUIRED_COLUMNS, SCHEDULE_COLUMNS } from './banner-cells.ts';
import { type FaultText, PICTURE_COLUMNS, type ReportCell, unknownImage } from './check-banner.ts';
import type { NamedImage } from './named-image.ts';
import { readBannerHeader } from './read-banner-header.ts';
import { validateBannerRow } from './read-banner-row.ts';
import { createLocator, splitCsv } from './split-csv.ts';

/** Further rows are dropped; a page shows few. */
const ROWS_MAX = 500;

export interface ReadBanners {
  /** By `ordering`, then as written. Null when the file as a whole cannot be read. */
  readonly banners: readonly TargetedBanner[] | null;
  readonly findings: readonly Finding[];
  readonly ends: readonly BannerEnd[];
  /** The cells of `from` and `until`. */
  readonly times: readonly BannerTime[];
  readonly images: readonly NamedImage[];
}

/** An instant of a row, and where it is written. */
export interface BannerTime extends Pick<Finding, 'file' | 'line' | 'column'> {
  readonly banner: string;
  readonly field: (typeof SCHEDULE_COLUMNS)[number];
  readonly instant: string;
}

/** The future finding about a banner's expiry. */
export interface BannerEnd {
  /** Epoch ms. */
  readonly at: number;
  readonly finding: Finding;
}

const endOf = ({ id, until }: PromoBanner): FaultText => ({
  code: 'BANNER_EXPIRED',
  message: `the time of "${id}" was over at ${until}`,
  mend: 'Remove the row, or let it end later.',
});

const byOrdering = (left: PromoBanner, right: PromoBanner): number =>
  (left.ordering ?? Number.MAX_SAFE_INTEGER) - (right.ordering ?? Number.MAX_SAFE_INTEGER);

/**
 * Parses one `layouts/banners/<name>.csv`. A row with a fault is dropped and reported; without a header that names
 * every column there are no banners. Never throws.
 * @param audiences null when they are unknown: then rows that name some are for nobody.
 * @param brands all of them; none while a brand config has a fault, which skips the checks that need them.
 */
export const readBanners = (
  file: string,
  text: string,
  brands: readonly BrandConfig[],
  addresses: AddressesOfBrands = NO_ADDRESSES_OF_BRANDS,
  audiences: NamedAudiences | null = NO_AUDIENCES,
): ReadBanners => {
  const findings: Finding[] = [];
  const ends: BannerEnd[] = [];
  const times: BannerTime[] = [];
  const images: NamedImage[] = [];
  const sites = { brands, addresses, audiences };
  const locate = createLocator(text);
  const findingAt = (at: number, { code, message, mend }: FaultText): Finding => ({
    file,
    ...locate(at),
    code,
    message,
    mend,
  });
  const report: ReportCell = (at, fault) => findings.push(findingAt(at, fault));
  const [header, ...rows] = splitCsv(text);
  if (!header)
    report(0, {
      code: 'CSV_NO_HEADER',
      message: 'the file is empty',
      mend: `Begin it with ${REQUIRED_COLUMNS.join(',')}.`,
    });
  if (header?.fault) report(header.fault.at, header.fault);
  const names = header?.cells && readBannerHeader(header.cells, report);
  if (!names) return { banners: null, findings, ends, times, images };

  const banners = new Map<string, TargetedBanner>();
  for (const { cells, fault } of rows.slice(0, ROWS_MAX)) {
    if (fault) report(fault.at, fault);
    const banner = cells && validateBannerRow(names, cells, sites, banners, report);
    if (!banner) continue;
    banners.set(banner.id, banner);
    const at = (column: BannerColumn): number => cells[names.indexOf(column)]?.at ?? 0;
    if (banner.until !== null)
      ends.push({ at: Date.parse(banner.until), finding: findingAt(at('until'), endOf(banner)) });
    for (const field of SCHEDULE_COLUMNS) {
      const instant = banner[field];
      if (instant !== null)
        times.push({ file, ...locate(at(field)), banner: banner.id, field, instant });
    }
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
      mend: 'Remove what is over.',
    });
  return { banners: [...banners.values()].sort(byOrdering), findings, ends, times, images };
};
