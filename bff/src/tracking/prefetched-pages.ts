import type { PageMatch } from '@broadsheet/contract/match-page';

/** Longer than browsers show prefetched pages. */
const LIFETIME_MS = 60_000;
const MAX_PAGES = 2_000;

interface PrefetchedPage {
  readonly from: PageMatch | null;
  readonly expiresAt: number;
}

/**
 * The origin pages of prefetches: when a prefetched page is shown, its report names only that page. Stored in memory
 * for a short time; a lost entry costs the origin of one view. @param now epoch ms
 */
export const createPrefetchedPages = (now: () => number) => {
  const pages = new Map<string, PrefetchedPage>();
  const keyOf = (visitor: string, page: PageMatch): string => `${visitor} ${page.path}`;
  return {
    add: (visitor: string, page: PageMatch, from: PageMatch | null): void => {
      const key = keyOf(visitor, page);
      pages.delete(key);
      pages.set(key, { from, expiresAt: now() + LIFETIME_MS });
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    },
    /** Each entry is returned once. */
    take: (visitor: string, page: PageMatch): PageMatch | null => {
      const key = keyOf(visitor, page);
      const found = pages.get(key);
      pages.delete(key);
      return found && found.expiresAt > now() ? found.from : null;
    },
  };
};
