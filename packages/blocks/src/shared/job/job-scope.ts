import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { Category, City, Tag } from '@broadsheet/contract/brand-config';
import { findCity } from '@broadsheet/contract/find-city';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { findCategory, findTag } from '@broadsheet/contract/resolve-page';
import { keywordOfSlug } from '@broadsheet/contract/slugs';

/** What the list of jobs of a page is about. */
export interface JobScope {
  readonly category: Category | null;
  readonly tag: Tag | null;
  readonly city: City | null;
  /** Words searched for; empty on other pages and where all jobs are asked for. */
  readonly searchText: string;
  /** Page of the list, from 1; 0 where the address asks for what cannot be a page. */
  readonly page: number;
  readonly hrefOf: (page: number, query: Readonly<Record<string, string>>) => string;
}

const EMPTY_SEARCH = 'jobs';

/** Such a keyword always carries its page: without one it asks for page 0. */
const ENDS_LIKE_A_PAGE = /-p\d+$/;

const pageOf = (text = '1'): number => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0);

/** Reads the page's address: a category, a tag, a city, two of them, or words. */
export const resolveJobScope = ({
  brand,
  page: { kind, params, query },
}: Pick<LoaderContext, 'brand' | 'page'>): JobScope => {
  const found = findTag(brand, params.keyword ?? '');
  if (kind === 'search') {
    const searchText = keywordOfSlug(params.keyword ?? EMPTY_SEARCH);
    return {
      category: null,
      tag: null,
      city: null,
      searchText: searchText === EMPTY_SEARCH ? '' : searchText,
      page: ENDS_LIKE_A_PAGE.test(params.keyword ?? '') && !params.page ? 0 : pageOf(params.page),
      hrefOf: (page, rest) => searchHref(searchText, page, rest),
    };
  }
  return {
    category: findCategory(brand, params.category ?? '') ?? found?.category ?? null,
    tag: found?.tag ?? null,
    city: (params.city && findCity(brand, params.city)) || null,
    searchText: '',
    page: pageOf(query.page),
    hrefOf: (page, rest) => hrefOf(kind, params, page > 1 ? { ...rest, page: String(page) } : rest),
  };
};

/** What the jobs are of: "Backend jobs", "Java jobs in Pune", "jobs for “java developer”". */
export const describeJobs = (scope: JobScope, noun = 'jobs'): string => {
  const subject = scope.tag?.label ?? scope.category?.label;
  return [
    subject,
    noun,
    scope.searchText && `for “${scope.searchText}”`,
    scope.city && `in ${scope.city.label}`,
  ]
    .filter(Boolean)
    .join(' ');
};
