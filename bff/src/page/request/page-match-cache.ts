import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import { LRUCache } from 'lru-cache';

type Resolved = ReturnType<typeof resolvePage>;

/** Longer addresses are rarely requested twice. */
const MAX_LENGTH = 200;
const MAX_PATHS = 2_000;

const matches = new WeakMap<BrandConfig, LRUCache<string, Resolved>>();

const matchesOf = (brand: BrandConfig): LRUCache<string, Resolved> => {
  const known = matches.get(brand);
  if (known) return known;
  const made = new LRUCache<string, Resolved>({ max: MAX_PATHS });
  matches.set(brand, made);
  return made;
};

/** Resolves an address, and caches the result for recent addresses. */
export const resolvePageCached = (brand: BrandConfig, path: string): Resolved => {
  if (path.length > MAX_LENGTH) return resolvePage(brand, path);
  const matches = matchesOf(brand);
  const known = matches.get(path);
  if (known) return known;
  const resolved = resolvePage(brand, path);
  matches.set(path, resolved);
  return resolved;
};
