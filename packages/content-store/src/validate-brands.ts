import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import {
  checkBrandsTogether,
  missingBrands,
  type ReadBrandConfig,
  readBrandConfig,
} from './check-brand-config.ts';
import type { KnownProofs } from './known-proofs.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import type { Snapshot } from './snapshot.ts';
import { validKeyOf } from './valid-key.ts';

export interface ValidatedBrands {
  /** Null when any brand's config is missing or at fault. */
  readonly brands: Snapshot['brands'] | null;
  /** The same as a list; empty when there are none. */
  readonly configs: readonly BrandConfig[];
  readonly findings: readonly Finding[];
}

const readFile = rememberLast(
  ({ file, text, fault }: ContentFile): ReadBrandConfig =>
    text === null
      ? { config: null, source: null, findings: fault ? [fault] : [] }
      : readBrandConfig(file, text),
);

/** A file that was valid before is plain JSON of the right shape. */
const takeConfig = rememberLast(
  (_: ContentFile, text: string): BrandConfig => JSON.parse(text) as BrandConfig,
);

const brandFilesOf = (all: readonly ContentFile[]): readonly ContentFile[] =>
  all.filter(({ folder }) => folder === 'brand-configs');

/** Equal keys mean equal results: brands are validated together, because no two may share a host. */
export const brandsKeyOf = (all: readonly ContentFile[]): string =>
  validKeyOf('brands', brandFilesOf(all));

const gather = (configs: readonly BrandConfig[]): ValidatedBrands => {
  const found = new Map(configs.map((config) => [config.brand, config]));
  const brands = Object.fromEntries(
    BRANDS.map((brand) => [brand, found.get(brand)]),
  ) as unknown as Record<Brand, BrandConfig>;
  return { brands, configs: BRANDS.map((brand) => brands[brand]), findings: [] };
};

/**
 * Validates `brand-configs/` among the files of a directory.
 * @param isTrusted whether configs of this key were valid before.
 */
export const validateBrands = (
  all: readonly ContentFile[],
  isTrusted: KnownProofs['isTrusted'],
): ValidatedBrands => {
  const files = brandFilesOf(all);
  if (isTrusted(brandsKeyOf(files)))
    return gather(files.map((file) => takeConfig(file, file.text ?? '')));
  const read = files.map((file) => readFile(file));
  const findings = [
    ...read.flatMap((each) => each.findings),
    ...checkBrandsTogether(read),
    ...missingBrands(files.map(({ name }) => name)),
  ];
  if (findings.length > 0) return { brands: null, configs: [], findings };
  return gather(read.flatMap(({ config }) => config ?? []));
};
