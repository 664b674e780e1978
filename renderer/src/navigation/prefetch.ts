import { fetchPage, type PageAnswer } from './fetch-page.ts';

/** How long a prefetched page can be shown without a new request. */
const FRESH_MS = 20_000;

/** One prefetch at a time: the next one replaces the last. */
export const createPrefetch = (catalogId: string) => {
  let prefetched: { path: string; until: number; answer: Promise<PageAnswer | null> } | null = null;
  return {
    start: (path: string): void => {
      if (prefetched?.path === path && performance.now() < prefetched.until) return;
      const answer = fetchPage(path, catalogId, { prefetched: true }).catch(() => null);
      prefetched = { path, until: performance.now() + FRESH_MS, answer };
    },
    /** Removes and returns the response for a path if it is prefetched or loading, else null. */
    take: async (path: string): Promise<PageAnswer | null> => {
      if (prefetched?.path !== path || performance.now() >= prefetched.until) return null;
      const { answer } = prefetched;
      prefetched = null;
      return answer;
    },
  };
};
