import type { Snapshot } from '@broadsheet/content-store/snapshot';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { resolvePage } from '@broadsheet/contract/resolve-page';

export interface SiteOfAddresses {
  readonly brand: BrandConfig;
  readonly snapshot: Pick<Snapshot, 'addresses'>;
}

/** Resolves an address of a site, with the landing pages and redirects of its content. */
export const resolveOnSite = (
  { brand, snapshot }: SiteOfAddresses,
  path: string,
): ReturnType<typeof resolvePage> => resolvePage(brand, path, snapshot.addresses[brand.brand]);
