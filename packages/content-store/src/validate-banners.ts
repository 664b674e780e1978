import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { AddressesOfBrands } from '@broadsheet/contract/site-addresses';
import type { TargetedBanner } from '@broadsheet/contract/targeted-banner';
import type { NamedImage } from './named-image.ts';
import { type BannerEnd, type BannerTime, type ReadBanners, readBanners } from './read-banners.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import type { Snapshot } from './snapshot.ts';

const readFile = rememberLast(
  (
    { file, text, fault }: ContentFile,
    brands: readonly BrandConfig[],
    addresses: AddressesOfBrands,
    audiences: NamedAudiences | null,
  ): ReadBanners =>
    text === null
      ? { banners: null, findings: fault ? [fault] : [], ends: [], times: [], images: [] }
      : readBanners(file, text, brands, addresses, audiences),
);

export interface ValidatedBanners {
  readonly banners: Snapshot['banners'];
  readonly findings: readonly Finding[];
  readonly ends: readonly BannerEnd[];
  readonly times: readonly BannerTime[];
  readonly images: readonly NamedImage[];
}

/** Validates `layouts/banners/` among the files of a directory. */
export const validateBanners = (
  files: readonly ContentFile[],
  brands: readonly BrandConfig[],
  addresses: AddressesOfBrands,
  audiences: NamedAudiences | null,
): ValidatedBanners => {
  const read = files
    .filter(({ folder }) => folder === 'layouts/banners')
    .map((file) => ({ name: file.name, ...readFile(file, brands, addresses, audiences) }));
  const banners = new Map<string, readonly TargetedBanner[] | null>(
    read.map(({ name, banners: rows }) => [name, rows]),
  );
  return {
    banners,
    findings: read.flatMap(({ findings }) => findings),
    ends: read.flatMap(({ ends }) => ends),
    times: read.flatMap(({ times }) => times),
    images: read.flatMap(({ images }) => images),
  };
};

/** The banners of each file; for an unreadable file, its last ones. */
export const withLastBanners = (
  banners: Snapshot['banners'],
  last: Snapshot['banners'],
): Snapshot['banners'] =>
  new Map([...banners].map(([name, rows]) => [name, rows ?? last.get(name) ?? null]));

/** A warning for each expired banner. @param now epoch ms */
export const expiredBanners = (ends: readonly BannerEnd[], now: number): readonly Finding[] =>
  ends.filter(({ at }) => at <= now).map(({ finding }) => finding);

/** A fault for each named picture that does not exist. @param missing digests */
export const missingImages = (
  images: readonly NamedImage[],
  missing: readonly string[],
): readonly Finding[] =>
  images.filter(({ digest }) => missing.includes(digest)).map(({ finding }) => finding);
