import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { resolvePage } from '@broadsheet/contract/resolve-page';
import type { SiteAddresses } from '@broadsheet/contract/site-addresses';
import { LRUCache } from 'lru-cache';
import { resolveOnSite, type SiteOfAddresses } from '../../site/resolve-on-site.ts';

type Resolved = ReturnType<typeof resolvePage>;

/** Longer addresses are rarely requested twice. */
const MAX_LENGTH = 200;
const MAX_PATHS = 2_000;

/** By the addresses of a brand's content: previews have others, and must not displace those of the site. */
const matches = new WeakMap<SiteAddresses, WeakMap<BrandConfig, LRUCache<string, Resolved>>>();

/** Starts anew with other addresses of the content, or another config of the brand. */
const matchesOf = ({ brand, snapshot }: SiteOfAddresses): LRUCache<string, Resolved> => {
  const addresses = snapshot.addresses[brand.brand];
  const ofAddresses = matches.get(addresses) ?? new WeakMap();
  matches.set(addresses, ofAddresses);
  const known = ofAddresses.get(brand) ?? new LRUCache<string, Resolved>({ max: MAX_PATHS });
  ofAddresses.set(brand, known);
  return known;
};

/** Resolves an address, and caches the result for recent addresses. */
export const resolvePageCached = (site: SiteOfAddresses, path: string): Resolved => {
  if (path.length > MAX_LENGTH) return resolveOnSite(site, path);
  const matches = matchesOf(site);
  const known = matches.get(path);
  if (known) return known;
  const resolved = resolveOnSite(site, path);
  matches.set(path, resolved);
  return resolved;
};
