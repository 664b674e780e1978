import { BRANDS, type Brand } from './brand.ts';
import type { LandingName } from './page-name.ts';
import type { Redirect } from './redirects.ts';

/** The addresses that content adds to a brand's site, besides those of page kinds. */
export interface SiteAddresses {
  /** The layouts of landing pages by their address. */
  readonly landing: ReadonlyMap<string, LandingName>;
  /** By the address that redirects. */
  readonly redirects: ReadonlyMap<string, Pick<Redirect, 'to' | 'status'>>;
  /** False while a file has a fault that hides an address: what is not here may be there all the same. */
  readonly isComplete: boolean;
}

export type AddressesOfBrands = Readonly<Record<Brand, SiteAddresses>>;

export const NO_ADDRESSES: SiteAddresses = {
  landing: new Map(),
  redirects: new Map(),
  isComplete: true,
};

export const NO_ADDRESSES_OF_BRANDS = Object.fromEntries(
  BRANDS.map((brand) => [brand, NO_ADDRESSES]),
) as unknown as AddressesOfBrands;

/** An address as it is looked up: capitals and slashes at its end make no difference. */
export const tidyAddress = (pathname: string): string =>
  pathname.toLowerCase().replace(/\/+$/, '') || '/';
