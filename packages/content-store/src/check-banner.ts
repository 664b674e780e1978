import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { findCity } from '@broadsheet/contract/find-city';
import type { FindingCode } from '@broadsheet/contract/finding-codes';
import { imageOfAddress, isMediaAddress } from '@broadsheet/contract/media';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';
import type { AddressesOfBrands } from '@broadsheet/contract/site-addresses';
import { slugOfKeyword } from '@broadsheet/contract/slugs';
import { leadsNowhere } from '@broadsheet/layout-engine/leads-nowhere';
import { suggestName } from '@broadsheet/layout-engine/nearest-name';
import { scheduleFaults } from '@broadsheet/layout-engine/schedule-faults';
import type { BannerColumn } from './banner-cells.ts';
import { isMetBySomebody, quoteAudiences } from './banner-people.ts';

export const PICTURE_COLUMNS = [
  'imageUrl',
  'companyLogo',
] as const satisfies readonly BannerColumn[];

export type FaultText = Omit<CellFault, 'column'>;
/** @param at where in the file, counted from 0 */
export type ReportCell = (at: number, fault: FaultText) => void;

/** A fault of one cell of a row. */
export interface CellFault {
  readonly column: BannerColumn;
  readonly code: FindingCode;
  readonly message: string;
  readonly mend: string;
}

export const unknownImage = (address: string): FaultText => ({
  code: 'UNKNOWN_IMAGE',
  message: `nobody uploaded the picture ${address}`,
  mend: 'Upload the picture in Studio, which fills in its address.',
});

const linkFaults = (
  banner: PromoBanner,
  brands: readonly BrandConfig[],
  addresses: AddressesOfBrands,
): CellFault[] =>
  (['link', 'showcaseRedirectionLink'] as const).flatMap((column) => {
    const link = banner[column];
    if (link === null || !brands.every((brand) => leadsNowhere(brand, link, addresses))) return [];
    const message = `no page of any brand has the address ${link}`;
    return [{ column, code: 'DEAD_LINK', message, mend: 'Copy the address of a page that opens.' }];
  });

/** The name of a Studio image is a digest that nobody types: an incomplete one is a fault. */
const imageFaults = (banner: PromoBanner): CellFault[] =>
  PICTURE_COLUMNS.flatMap((column) => {
    const address = banner[column];
    if (address === null || !isMediaAddress(address) || imageOfAddress(address) !== null) return [];
    return [{ column, ...unknownImage(address) }];
  });

const cityFaults = ({ location }: PromoBanner, brands: readonly BrandConfig[]): CellFault[] =>
  location
    .filter((name) => !brands.some((brand) => findCity(brand, slugOfKeyword(name))))
    .map((name) => ({
      column: 'location',
      code: 'UNKNOWN_CITY',
      message: `no brand has a city "${name}"`,
      mend: suggestName(
        name,
        new Set(brands.flatMap(({ cities }) => cities.map(({ label }) => label))),
      ),
    }));

const categoryFaults = (
  { categoryIds }: PromoBanner,
  brands: readonly BrandConfig[],
): CellFault[] => {
  const known = new Set(brands.flatMap(({ categories }) => categories.map(({ dataId }) => dataId)));
  return categoryIds
    .filter((id) => !known.has(id))
    .map((id) => ({
      column: 'categoryIds',
      code: 'UNKNOWN_CATEGORY',
      message: `no brand has a category with the dataId ${id}`,
      mend: 'Take the dataId of a category from brand-configs/.',
    }));
};

const experienceFaults = ({ minExp, maxExp }: PromoBanner): CellFault[] =>
  minExp === null || maxExp === null || minExp <= maxExp
    ? []
    : [
        {
          column: 'maxExp',
          code: 'CSV_VALUE',
          message: `nobody has from ${minExp} to ${maxExp} years`,
          mend: 'maxExp must not be below minExp.',
        },
      ];

const timeFaults = ({ from, until }: PromoBanner): CellFault[] => {
  const schedule = { ...(from !== null && { from }), ...(until !== null && { until }) };
  return scheduleFaults(schedule).map(({ path: [part], message, mend }) => ({
    column: part === 'from' ? 'from' : 'until',
    code: 'SCHEDULE_EMPTY',
    message,
    mend,
  }));
};

const audienceFaults = (
  banner: PromoBanner,
  audiences: NamedAudiences,
  brands: readonly BrandConfig[],
): CellFault[] => {
  if (isMetBySomebody(withCitySlugs(banner, brands), audiences, brands)) return [];
  return [
    {
      column: 'audience',
      code: 'WHEN_IMPOSSIBLE',
      message: `nobody can match: nobody of ${quoteAudiences(banner.audience, audiences)} has the other targeting of this row`,
      mend: 'Choose another audience, or change the experience, the cities or the categories.',
    },
  ];
};

/** What rows are checked against. */
export interface BannerSites {
  /** All of them; none while a brand config has a fault. */
  readonly brands: readonly BrandConfig[];
  readonly addresses: AddressesOfBrands;
  /** Null when they are unknown. */
  readonly audiences: NamedAudiences | null;
}

/** Faults of a row whose cells are each valid. */
export const checkBanner = (
  banner: PromoBanner,
  { brands, addresses, audiences }: BannerSites,
): readonly CellFault[] => {
  const own = [
    ...experienceFaults(banner),
    ...timeFaults(banner),
    ...imageFaults(banner),
    ...(audiences ? audienceFaults(banner, audiences, brands) : []),
  ];
  if (brands.length === 0) return own;
  return [
    ...own,
    ...linkFaults(banner, brands, addresses),
    ...cityFaults(banner, brands),
    ...categoryFaults(banner, brands),
  ];
};

/** Cities by their slugs, as audiences have them. */
export const citySlugsOf = (names: readonly string[], brands: readonly BrandConfig[]): string[] =>
  names.map((name) => {
    const slug = slugOfKeyword(name);
    for (const brand of brands) {
      const city = findCity(brand, slug);
      if (city) return city.slug;
    }
    return slug;
  });

/** A banner with the cities by their slugs. */
export const withCitySlugs = (
  banner: PromoBanner,
  brands: readonly BrandConfig[],
): PromoBanner => ({ ...banner, location: citySlugsOf(banner.location, brands) });
