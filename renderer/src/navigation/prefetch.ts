import { fetchPage, type PageAnswer } from './fetch-page.ts';

/** How long a page fetched on intent may be shown without asking again. */
const FRESH_MS = 20_000;

/** One page fetched ahead at a time: the next intent replaces the last. */
export const createPrefetch = (catalogId: string) => {
  let prefetched: { path: string; until: number; answer: Promise<PageAnswer | null> } | null = null;
  return {
    start: (path: string): void => {
      if (prefetched?.path === path && performance.now() < prefetched.until) return;
      const answer = fetchPage(path, catalogId, { prefetched: true }).catch(() => null);
      prefetched = { path, until: performance.now() + FRESH_MS, answer };
    },
    /** The answer for that path if it is at hand or under way, else null. Given out once. */
    take: async (path: string): Promise<PageAnswer | null> => {
      if (prefetched?.path !== path || performance.now() >= prefetched.until) return null;
      const { answer } = prefetched;
      prefetched = null;
      return answer;
    },
  };
};
