import { slugOfKeyword } from './slugs.ts';

/** What an address names in any spelling; `keyword` and `city` are slugs, and may be empty. */
export interface KeywordAddress {
  readonly section: 'search' | 'tag' | 'category';
  readonly keyword: string;
  /** Null where the address names no city. */
  readonly city: string | null;
  /** Page of a search, from 1. */
  readonly page: number;
}

const SEARCH = /^\/search\/(.*?)(?:-p([1-9]\d{0,4}))?(?:\.html?)?\/*$/is;
const LIST = /^\/([ck])\/(.+?)(?:[\s-]+jobs(?:[\s-]+in[\s-]+(.+?))?)?\/*$/is;

const decodePath = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
};

/** Reads an address that no page pattern matches, such as `/search/C%23.html` or `/k/c++-jobs`; null for others. */
export const readKeywordAddress = (pathname: string): KeywordAddress | null => {
  const path = decodePath(pathname);
  if (path === null) return null;
  const search = SEARCH.exec(path);
  if (search) {
    const keyword = slugOfKeyword(search[1] ?? '');
    return { section: 'search', keyword, city: null, page: Number(search[2] ?? '1') };
  }
  const list = LIST.exec(path);
  if (!list) return null;
  const city = list[3] === undefined ? null : slugOfKeyword(list[3]);
  const section = list[1]?.toLowerCase() === 'c' ? 'category' : 'tag';
  return { section, keyword: slugOfKeyword(list[2] ?? ''), city, page: 1 };
};
