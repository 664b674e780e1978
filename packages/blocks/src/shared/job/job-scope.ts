import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { Category, City, Tag } from '@broadsheet/contract/brand-config';
import { findCity } from '@broadsheet/contract/find-city';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { findCategory, findTag } from '@broadsheet/contract/resolve-page';
import { keywordOfSlug } from '@broadsheet/contract/slugs';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

/** The subject of a page's list of jobs. */
export interface JobScope {
  readonly category: Category | null;
  readonly tag: Tag | null;
  readonly city: City | null;
  /** The search text; empty on other pages and for all jobs. */
  readonly searchText: string;
  /** The page number, from 1; 0 for an invalid one. */
  readonly page: number;
  readonly hrefOf: (page: number, query: Readonly<Record<string, string>>) => string;
}

const EMPTY_SEARCH = 'jobs';
/** Of a longer text only so many characters are searched. */
const MAX_SEARCH_LENGTH = 200;

/** A keyword with this ending always has an explicit page; without one the page is invalid (0). */
const ENDS_LIKE_A_PAGE = /-p\d+$/;

const pageOf = (text = '1'): number => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0);

/** Parses the page's URL: a category, a tag, a city, two of them, or a search text. */
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

/** The text that the list searches for; empty for none. */
export const textOf = ({ searchText }: JobScope): string => searchText.slice(0, MAX_SEARCH_LENGTH);

/** The ids of the cities of a list: that of its page, and the chosen ones. */
export const citiesOf = ({ city }: JobScope, chosen: readonly number[] = []): number[] => [
  ...new Set([...(city ? [city.id] : []), ...chosen]),
];

/** Describes the jobs: "Backend jobs", "Java jobs in Pune", "jobs for “java developer”". */
export const describeJobs = (
  { tag, category, searchText: search, city }: JobScope,
  messages: Messages['jobs'],
  noun = 'jobs',
): string => {
  const subject = tag?.label ?? category?.label;
  if (search) return formatMessage(messages.ofSearch, { noun, search });
  if (subject && city)
    return formatMessage(messages.ofSubjectInCity, { subject, noun, city: city.label });
  if (subject) return formatMessage(messages.ofSubject, { subject, noun });
  return city ? formatMessage(messages.inCity, { noun, city: city.label }) : noun;
};
