import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import { LRUCache } from 'lru-cache';

type Resolved = ReturnType<typeof resolvePage>;

/** Addresses beyond this are seldom asked for twice. */
const LENGTH_MOST = 200;
const PATHS_MOST = 2_000;

const matches = new WeakMap<BrandConfig, LRUCache<string, Resolved>>();

const matchesOf = (brand: BrandConfig): LRUCache<string, Resolved> => {
  const known = matches.get(brand);
  if (known) return known;
  const made = new LRUCache<string, Resolved>({ max: PATHS_MOST });
  matches.set(brand, made);
  return made;
};

/** What an address leads to; that of addresses asked for lately is remembered. */
export const resolvePageCached = (brand: BrandConfig, path: string): Resolved => {
  if (path.length > LENGTH_MOST) return resolvePage(brand, path);
  const kept = matchesOf(brand);
  const known = kept.get(path);
  if (known) return known;
  const resolved = resolvePage(brand, path);
  kept.set(path, resolved);
  return resolved;
};
