import type { PageView } from './page-view.ts';

/** The number of pages in memory for back and forward. */
const MAX_PAGES = 12;

/** An LRU cache of earlier pages, by the key of their history entry. */
export const createPageMemory = () => {
  const views = new Map<string, PageView>();
  return {
    store: (key: string, view: PageView): void => {
      views.delete(key);
      views.set(key, view);
      for (const oldest of views.keys()) {
        if (views.size <= MAX_PAGES) break;
        views.delete(oldest);
      }
    },
    /** Removes and returns the page of a history entry, if its path is the same. */
    take: (key: string, path: string): PageView | null => {
      const view = views.get(key);
      if (view?.state.page.path !== path) return null;
      views.delete(key);
      return view;
    },
  };
};
