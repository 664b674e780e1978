import { dropItem, readStoredItem, writeStoredItem } from '@broadsheet/browser-calls/stored-item';
import { readFormQuery, writeJobFilters } from '@broadsheet/contract/job-filters-query';
import {
  readStoredFilter,
  STORED_FILTER_NAME,
  STORED_FILTER_SECONDS,
  writeStoredFilter,
} from '@broadsheet/contract/stored-filter';

/** The lists that are the same for everybody: no server may look at who reads them. */
const LIST = /^\/(?:[ck]\/[^/]+|jobs-in-[^/]+|search\/[^/]+\.html)$/;
const LATER_PAGE = /-p\d+(?=\.html$)/;
const MAX_LISTS = 10;
const MAX_PATH_LENGTH = 200;

/** The path of a list's first page, and its filter as one text. The list used last stands first. */
type StoredFilter = readonly [list: string, filter: string];

/** The list that a path is a page of; null where it is none. */
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

/** An entry in its one form; none where it is no list, or filters nothing. */
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

/** Stores the filter of a list that is shown, or clears it where the list is shown without one. */
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
 * The address of a list with the filter that was used there last. An address that names a filter, a page or a kind of search
 * stays as it is, and so does the way from a list to itself: there the filter has been taken off.
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
