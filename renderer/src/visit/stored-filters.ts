import { dropItem, readStoredItem, writeStoredItem } from '@broadsheet/browser-calls/stored-item';
import { readFormQuery, writeJobFilters } from '@broadsheet/contract/job-filters-query';
import {
  readStoredFilter,
  STORED_FILTER_NAME,
  STORED_FILTER_SECONDS,
  writeStoredFilter,
} from '@broadsheet/contract/stored-filter';

/** Shared lists: the server cannot apply a reader's stored filter. */
const LIST = /^\/(?:[ck]\/[^/]+|jobs-in-[^/]+|search\/[^/]+\.html)$/;
const LATER_PAGE = /-p\d+(?=\.html$)/;
const MAX_LISTS = 10;
const MAX_PATH_LENGTH = 200;

/** The path of a list's first page and its filter as text. The last used list comes first. */
type StoredFilter = readonly [list: string, filter: string];

/** The list of a page's path; null for other pages. */
export const listOf = (pathname: string): string | null =>
  LIST.test(pathname) && pathname.length <= MAX_PATH_LENGTH
    ? pathname.replace(LATER_PAGE, '')
    : null;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Validates and normalizes an entry; empty if it is not a list or has no filter. */
const validEntry = (entry: unknown): StoredFilter[] => {
  if (!Array.isArray(entry)) return [];
  const [list, text]: unknown[] = entry;
  if (typeof list !== 'string' || typeof text !== 'string' || listOf(list) !== list) return [];
  const filter = new URLSearchParams(writeJobFilters(readStoredFilter(text))).toString();
  return filter === '' ? [] : [[list, filter]];
};

const readFilters = (now: number): StoredFilter[] => {
  const stored = parseJson(readStoredItem(STORED_FILTER_NAME, now) ?? '');
  return Array.isArray(stored) ? stored.slice(0, MAX_LISTS).flatMap(validEntry) : [];
};

const pathOf = (url: URL): string => `${url.pathname}${url.search}`;

/** Stores the filter of the shown list, or removes it if the list has none. */
export const storeFilter = (url: URL, now: number): void => {
  const list = listOf(url.pathname);
  if (list === null) return;
  const filter = writeStoredFilter(readFormQuery(pathOf(url)));
  const others = readFilters(now).filter(([other]) => other !== list);
  const filters = filter === '' ? others : [[list, filter] as const, ...others];
  const text = JSON.stringify(filters.slice(0, MAX_LISTS));
  if (filters.length === 0) dropItem(STORED_FILTER_NAME);
  else writeStoredItem(STORED_FILTER_NAME, text, now, STORED_FILTER_SECONDS * 1000);
};

/**
 * The URL of a list with its stored filter. Unchanged if the URL has a filter, a page number or a search kind, or if it
 * comes from the same list, where the filter was removed on purpose.
 */
export const withStoredFilter = (url: URL, from: string, now: number): URL => {
  const list = listOf(url.pathname);
  if (list === null || list !== url.pathname || list === listOf(from)) return url;
  const { searchParams } = url;
  if (searchParams.has('page') || searchParams.has('search') || searchParams.has('exact'))
    return url;
  if (writeStoredFilter(readFormQuery(pathOf(url))) !== '') return url;
  const stored = readFilters(now).find(([other]) => other === list);
  if (!stored) return url;
  const restored = new URL(url);
  for (const [name, value] of new URLSearchParams(stored[1]))
    restored.searchParams.set(name, value);
  return restored;
};
