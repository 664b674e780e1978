import type { PageMatch } from '@broadsheet/contract/match-page';

/** Longer than browsers show what they have fetched ahead. */
const KEPT_MS = 60_000;
const KEPT_MAX = 2_000;

interface PrefetchedPage {
  readonly from: PageMatch | null;
  readonly expiresAt: number;
}

/**
 * Where those came from who had a page fetched ahead: once it is shown, its report tells no more than that page. Kept in
 * memory for as long as it takes; what is lost costs the origin of a view. @param now epoch ms
 */
export const createPrefetchedPages = (now: () => number) => {
  const kept = new Map<string, PrefetchedPage>();
  const keyOf = (visitor: string, page: PageMatch): string => `${visitor} ${page.path}`;
  return {
    keep: (visitor: string, page: PageMatch, from: PageMatch | null): void => {
      const key = keyOf(visitor, page);
      kept.delete(key);
      kept.set(key, { from, expiresAt: now() + KEPT_MS });
      const [oldest] = kept.keys();
      if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    },
    /** Given out once. */
    take: (visitor: string, page: PageMatch): PageMatch | null => {
      const key = keyOf(visitor, page);
      const found = kept.get(key);
      kept.delete(key);
      return found && found.expiresAt > now() ? found.from : null;
    },
  };
};
