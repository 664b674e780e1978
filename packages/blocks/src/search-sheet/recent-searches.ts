import type { Link } from '../shared/page/link.ts';

const RECENT_STORE = 'recent-searches';
const MAX_STORED = 6;

const isSearch = (entry: unknown): entry is Link =>
  typeof entry === 'object' &&
  entry !== null &&
  'label' in entry &&
  typeof entry.label === 'string' &&
  'href' in entry &&
  typeof entry.href === 'string' &&
  entry.href.startsWith('/search/');

/** What was searched for in this browser, the latest first; nothing where nothing may be kept. */
export const readRecent = (): Link[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_STORE) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MAX_STORED) : [];
  } catch {
    return [];
  }
};

/** Keeps a search in this browser and nowhere else. */
export const rememberSearch = (search: Link): void => {
  const others = readRecent().filter(({ href }) => href !== search.href);
  try {
    localStorage.setItem(RECENT_STORE, JSON.stringify([search, ...others].slice(0, MAX_STORED)));
  } catch {
    return;
  }
};

export const clearRecent = (): void => {
  try {
    localStorage.removeItem(RECENT_STORE);
  } catch {
    return;
  }
};
