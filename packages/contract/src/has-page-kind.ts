import type { BrandConfig } from './brand-config.ts';
import { PAGE_KINDS, type PageKindDefinition, type PageLayoutName } from './page-kinds.ts';

/** Whether a brand has pages of a kind. */
export const hasPageKind = (
  { brand, flags }: Pick<BrandConfig, 'brand' | 'flags'>,
  kind: PageLayoutName,
): boolean => {
  const { brands, flag }: PageKindDefinition = PAGE_KINDS[kind];
  return (!brands || brands.includes(brand)) && (!flag || flags[flag]);
};
