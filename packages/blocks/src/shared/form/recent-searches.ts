import { RECENT_SEARCHES_NAME } from '@broadsheet/contract/recent-searches';
import type { Link } from '../page/link.ts';

const MAX_STORED = 8;

const isSearch = (entry: unknown): entry is Link =>
  typeof entry === 'object' &&
  entry !== null &&
  'label' in entry &&
  typeof entry.label === 'string' &&
  'href' in entry &&
  typeof entry.href === 'string' &&
  entry.href.startsWith('/search/');

/** Reads the recent searches of this browser, newest first; empty if storage is not available. */
export const readRecent = (): Link[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES_NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MAX_STORED) : [];
  } catch {
    return [];
  }
};

/** Stores a search in this browser only. */
export const rememberSearch = (search: Link): void => {
  const others = readRecent().filter(({ href }) => href !== search.href);
  try {
    localStorage.setItem(
      RECENT_SEARCHES_NAME,
      JSON.stringify([search, ...others].slice(0, MAX_STORED)),
    );
  } catch {
    return;
  }
};

export const clearRecent = (): void => {
  try {
    localStorage.removeItem(RECENT_SEARCHES_NAME);
  } catch {
    return;
  }
};
