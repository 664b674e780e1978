import type { PageView } from './page-view.ts';

/** Pages kept for going back and forward. */
const MAX_PAGES = 12;

/** Pages that were left, by the key of their history entry; the longest unused goes first. */
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
    /** The page of that history entry, if it is of that path; an entry's page is given out once. */
    take: (key: string, path: string): PageView | null => {
      const view = views.get(key);
      if (view?.state.page.path !== path) return null;
      views.delete(key);
      return view;
    },
  };
};
