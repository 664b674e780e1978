import type { BrandConfig } from './brand-config.ts';

/**
 * The address of a static file of a brand, with the version that its config names: a new version is a new address, so
 * that no browser shows the file that it has cached. Scripts and fonts are named by their content instead.
 */
export const versionedAsset = (
  { staticAssetVersion }: Pick<BrandConfig, 'staticAssetVersion'>,
  path: string,
): string => `${path}?v=${staticAssetVersion}`;
