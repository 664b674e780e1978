import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import {
  checkBrandsTogether,
  missingBrands,
  type ReadBrandConfig,
  readBrandConfig,
} from './check-brand-config.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import type { Snapshot } from './snapshot.ts';

export interface JudgedBrands {
  /** Null when any brand's config is missing or at fault. */
  readonly brands: Snapshot['brands'] | null;
  /** The same in a list; empty when there are none. */
  readonly configs: readonly BrandConfig[];
  readonly findings: readonly Finding[];
}

const readFile = rememberLast(
  ({ file, text, fault }: ContentFile): ReadBrandConfig =>
    text === null
      ? { config: null, source: null, findings: fault ? [fault] : [] }
      : readBrandConfig(file, text),
);

/** Judges `brand-configs/` among the files of a directory. */
export const judgeBrands = (all: readonly ContentFile[]): JudgedBrands => {
  const files = all.filter(({ folder }) => folder === 'brand-configs');
  const read = files.map((file) => readFile(file));
  const findings = [
    ...read.flatMap((each) => each.findings),
    ...checkBrandsTogether(read),
    ...missingBrands(files.map(({ name }) => name)),
  ];
  if (findings.length > 0) return { brands: null, configs: [], findings };
  const found = new Map(read.flatMap(({ config }) => (config ? [[config.brand, config]] : [])));
  const brands = Object.fromEntries(
    BRANDS.map((brand) => [brand, found.get(brand)]),
  ) as unknown as Record<Brand, BrandConfig>;
  return { brands, configs: BRANDS.map((brand) => brands[brand]), findings };
};
