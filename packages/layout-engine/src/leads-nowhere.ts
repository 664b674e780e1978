import { mayBeHidden } from '@broadsheet/contract/address-owner';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import type { AddressesOfBrands } from '@broadsheet/contract/site-addresses';

/** The address of a file, such as a picture; addresses of pages have no extension, or `.html`. */
const NAMES_A_FILE = /\.(?!html$)[a-z0-9]+$/i;

/**
 * Whether a link stays on the site and no page of the brand has its address. A keyword page of another brand is
 * reported too, because its address only leads to a search. Links to files and to other sites are not checked.
 */
export const leadsNowhere = (
  brand: BrandConfig,
  link: string,
  addresses?: AddressesOfBrands,
): boolean => {
  if (!link.startsWith('/') || NAMES_A_FILE.test(link.split(/[?#]/)[0] ?? '')) return false;
  const own = addresses?.[brand.brand];
  const match = resolvePage(brand, link, own);
  if ('kind' in match) return match.kind === 'notfound' && !mayBeHidden(link, own);
  return link.startsWith('/k/') && match.redirect.location.startsWith('/search/');
};
