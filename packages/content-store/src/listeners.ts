import type { ContentLog } from './log-faults.ts';

export interface Listeners<News> {
  readonly add: (listener: (news: News) => void) => () => void;
  /** A listener that throws does not stop the others. */
  readonly notify: (news: News) => void;
  readonly clear: () => void;
}

export const createListeners = <News>(log: ContentLog): Listeners<News> => {
  const listeners = new Set<(news: News) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (news) => {
      for (const listener of listeners) {
        try {
          listener(news);
        } catch (error) {
          log.error({ err: error }, 'a listener to content changes failed');
        }
      }
    },
    clear: () => listeners.clear(),
  };
};
