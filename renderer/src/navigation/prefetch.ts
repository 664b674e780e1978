import { fetchPage, type PageAnswer } from './fetch-page.ts';

/** How long a page fetched on intent may be shown without asking again. */
const FRESH_MS = 20_000;

/** One page fetched ahead at a time: the next intent replaces the last. */
export const createPrefetch = (catalogId: string) => {
  let ahead: { path: string; until: number; answer: Promise<PageAnswer | null> } | null = null;
  return {
    start: (path: string): void => {
      if (ahead?.path === path && performance.now() < ahead.until) return;
      const answer = fetchPage(path, catalogId, { ahead: true }).catch(() => null);
      ahead = { path, until: performance.now() + FRESH_MS, answer };
    },
    /** The answer for that path if it is at hand or under way, else null. Given out once. */
    take: async (path: string): Promise<PageAnswer | null> => {
      if (ahead?.path !== path || performance.now() >= ahead.until) return null;
      const { answer } = ahead;
      ahead = null;
      return answer;
    },
  };
};
