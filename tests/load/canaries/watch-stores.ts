import type { Fragment } from '@broadsheet/contract/fragment';
import type { PageRenderer } from '@broadsheet/contract/page-renderer';
import { LRUCache } from 'lru-cache';

type Store = LRUCache<NonNullable<unknown>, NonNullable<unknown>>;

export interface StoredEntry {
  readonly key: string;
  readonly value: unknown;
}

/** Collects every cache of this process that receives an entry, until it is stopped. */
export const watchStores = () => {
  const stores = new Set<Store>();
  const { set } = LRUCache.prototype;
  LRUCache.prototype.set = function (this: Store, ...put) {
    stores.add(this);
    return set.apply(this, put);
  };
  return {
    /** The current entries of each, including expired ones that are not removed yet. */
    entries: (): readonly (readonly StoredEntry[])[] =>
      [...stores].map((store) =>
        store.dump().map(([key, { value }]) => ({ key: String(key), value })),
      ),
    end: (): void => {
      LRUCache.prototype.set = set;
    },
  };
};

/** A renderer that reports its cacheable output: its build has caches of its own. */
export const watchRenderer = (renderer: PageRenderer) => {
  const stored = new Set<Fragment>();
  const watched: PageRenderer = {
    ...renderer,
    renderPage: (...args) => {
      const rendered = renderer.renderPage(...args);
      for (const fragment of rendered) if (fragment.isCacheable) stored.add(fragment);
      return rendered;
    },
  };
  return { watched, stored };
};
