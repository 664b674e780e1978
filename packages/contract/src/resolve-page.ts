import type { BrandConfig, Category, Tag } from './brand-config.ts';
import { findCity, readCityIds } from './find-city.ts';
import { hasPageKind } from './has-page-kind.ts';
import { type KeywordAddress, readKeywordAddress } from './keyword-address.ts';
import { LANDING } from './landing.ts';
import { hrefOf, matchPage, type PageMatch, type RedirectMatch, searchHref } from './match-page.ts';
import { PAGE_KINDS, type PageKindDefinition, type PageLayoutName } from './page-kinds.ts';
import { NO_ADDRESSES, type SiteAddresses, tidyAddress } from './site-addresses.ts';
import { isSitePath } from './site-path.ts';
import { slugOfKeyword } from './slugs.ts';

export const findCategory = (brand: BrandConfig, slug: string): Category | undefined =>
  brand.categories.find((category) => category.tag === slug);

export const findTag = (
  brand: BrandConfig,
  slug: string,
): { tag: Tag; category: Category } | undefined => {
  for (const category of brand.categories) {
    const tag = category.tags.find((candidate) => candidate.tag === slug);
    if (tag) return { tag, category };
  }
  return undefined;
};

/** `/registration` continues at its last step; the query may name a step too. */
const resolveRegistration = ({ pathname, query }: PageMatch): RedirectMatch | null => {
  if (!/^\/registration\/?$/.test(pathname)) return null;
  const { step, ...rest } = query;
  const named = step !== undefined && /^[A-Za-z]{1,40}$/.test(step) ? step : 'next';
  return { redirect: { status: 302, location: hrefOf('registration', { step: named }, rest) } };
};

const notFound = (match: PageMatch): PageMatch => ({ ...match, kind: 'notfound', params: {} });

const redirectTo = (location: string, match: PageMatch, status: 301 | 302): RedirectMatch => {
  const search = match.path.slice(match.pathname.length);
  const joined = location.includes('?') ? search.replace('?', '&') : search;
  return { redirect: { status, location: `${location}${joined}` } };
};

/** The slug of the tag or category that a keyword names, by its slug or by its label. */
const findListSlug = (brand: BrandConfig, { section, keyword }: KeywordAddress) => {
  const found = section === 'tag' ? findTag(brand, keyword)?.tag : findCategory(brand, keyword);
  const all = section === 'tag' ? brand.categories.flatMap(({ tags }) => tags) : brand.categories;
  return (found ?? all.find(({ label }) => slugOfKeyword(label) === keyword))?.tag;
};

/**
 * Redirects a keyword in any spelling to its canonical address. A keyword that is no tag of the brand leads to the
 * search, with 302, since it may become a tag. Null for other addresses, and canonical ones.
 */
const redirectKeyword = (
  brand: BrandConfig,
  match: PageMatch,
  named: KeywordAddress,
): RedirectMatch | null => {
  const { section, keyword, page } = named;
  if (section === 'search') return redirectTo(searchHref(keyword, page), match, 301);
  const city = named.city === null ? null : findCity(brand, named.city);
  if (city === undefined) return null;
  const slug = findListSlug(brand, named);
  if (slug !== undefined) {
    const list: Record<string, string> = section === 'tag' ? { keyword: slug } : { category: slug };
    const location = city
      ? hrefOf('location_based', { ...list, city: city.slug })
      : hrefOf(section, list);
    return location === match.pathname ? null : redirectTo(location, match, 301);
  }
  if (section === 'category') return null;
  const query: Record<string, string> = city ? { locIds: String(city.id) } : {};
  return redirectTo(searchHref(keyword, 1, query), match, 302);
};

/** Handles a list whose category, keyword or city is not a canonical slug of the brand; null where all are. */
const resolveList = (brand: BrandConfig, match: PageMatch): PageMatch | RedirectMatch | null => {
  const { category, keyword = '', city } = match.params;
  const isTag = match.kind === 'tag' || match.params.keyword !== undefined;
  if (match.kind === 'search' || (category === undefined && !isTag && city === undefined))
    return null;
  if (category === undefined && !isTag) {
    const known = findCity(brand, city ?? '');
    if (!known) return notFound(match);
    if (known.slug === city) return null;
    return redirectTo(hrefOf(match.kind, { city: known.slug }), match, 301);
  }
  const slug = isTag ? findTag(brand, keyword)?.tag : findCategory(brand, category ?? '');
  const place = city === undefined ? null : findCity(brand, city);
  if (slug && (place === null || place?.slug === city)) return null;
  const section = isTag ? 'tag' : 'category';
  const named = { section, keyword: category ?? keyword, city: city ?? null, page: 1 } as const;
  return redirectKeyword(brand, match, named) ?? notFound(match);
};

const CITY_ADDRESS = /^\/jobs-in-([^/]{1,80})\/?$/i;

/** Redirects the jobs of a city, in any spelling of its name, to the canonical address; null for other addresses. */
const redirectCity = (brand: BrandConfig, match: PageMatch): RedirectMatch | null => {
  const name = CITY_ADDRESS.exec(match.pathname)?.[1];
  const city = name === undefined ? undefined : findCity(brand, name.replaceAll('%20', ' '));
  return city ? redirectTo(hrefOf('location', { city: city.slug }), match, 301) : null;
};

/** Parameters by which an address may name cities; the first is the canonical one. */
const CITY_PARAMETERS = ['locIds', 'location', 'city'] as const;

/** Redirects an address with city names to the one with their ids; null where it has only ids, or no city. */
const redirectCityNames = (brand: BrandConfig, match: PageMatch): RedirectMatch | null => {
  const url = new URL(match.path, 'http://site');
  const given = CITY_PARAMETERS.flatMap((name) =>
    url.searchParams.getAll(name).map((value) => ({ name, value })),
  );
  const isCanonical = given.every(({ name, value }) => name === 'locIds' && /^[\d,]*$/.test(value));
  if (isCanonical) return null;
  const parts = given.flatMap(({ value }) => value.split(','));
  const ids = [...new Set(parts.flatMap((part) => readCityIds(brand, part) ?? []))];
  if (ids.length === 0) return null;
  for (const name of CITY_PARAMETERS) url.searchParams.delete(name);
  url.searchParams.set('locIds', ids.sort((one, other) => one - other).join(','));
  return { redirect: { status: 301, location: `${url.pathname}${url.search}` } };
};

/** The landing page or the redirect that content has at an address; null where it has neither. */
const resolveOwn = (
  { landing, redirects }: SiteAddresses,
  match: PageMatch,
): PageMatch | RedirectMatch | null => {
  const address = tidyAddress(match.pathname);
  const name = landing.get(address);
  if (name !== undefined) {
    if (address !== match.pathname) return redirectTo(address, match, 301);
    return { ...match, kind: LANDING, params: { [LANDING]: name.slice(LANDING.length + 1) } };
  }
  const moved = redirects.get(address);
  if (!moved) return null;
  const [to = '', fragment] = moved.to.split('#', 2);
  const { redirect } = redirectTo(to, match, moved.status);
  const end = fragment === undefined ? '' : `#${fragment}`;
  return { redirect: { ...redirect, location: `${redirect.location}${end}` } };
};

const resolveMatch = (
  brand: BrandConfig,
  addresses: SiteAddresses,
  path: string,
): PageMatch | RedirectMatch => {
  const match = matchPage(path);
  if ('redirect' in match) return match;
  const registration = resolveRegistration(match);
  if (registration) return registration;
  if (match.kind === 'notfound') {
    const own = resolveOwn(addresses, match);
    if (own) return own;
    const city = redirectCity(brand, match);
    if (city) return city;
    const named = readKeywordAddress(match.pathname);
    return (named && redirectKeyword(brand, match, named)) ?? match;
  }
  if (!hasPageKind(brand, match.kind)) return notFound(match);
  return resolveList(brand, match) ?? redirectCityNames(brand, match) ?? match;
};

/**
 * Like matchPage, for one brand: an entity that the brand does not have is `notfound`; a synonym of a city, and any
 * other spelling of a keyword, redirect. A redirect always leads to a page: two in a row are joined into one.
 * @param addresses what content adds; no page kind's address is ever one of them.
 */
export const resolvePage = (
  brand: BrandConfig,
  path: string,
  addresses: SiteAddresses = NO_ADDRESSES,
): PageMatch | RedirectMatch => {
  const first = resolveMatch(brand, addresses, path);
  if (!('redirect' in first) || !isSitePath(first.redirect.location)) return first;
  const then = resolveMatch(brand, addresses, first.redirect.location);
  if (!('redirect' in then)) return first;
  const isLasting = first.redirect.status === 301 && then.redirect.status === 301;
  return { redirect: { status: isLasting ? 301 : 302, location: then.redirect.location } };
};

/** The topic of a page, in canonical slugs; null where its address names none. */
export interface PageTopic {
  readonly city: string | null;
  readonly category: string | null;
}

/** Resolves the topic of a page for its audience; the category of a keyword page is its keyword's. */
export const topicOfPage = (
  brand: BrandConfig,
  { params }: Pick<PageMatch, 'params'>,
): PageTopic => {
  const { city, category, keyword } = params;
  const found =
    category === undefined
      ? keyword !== undefined && findTag(brand, keyword)?.category
      : findCategory(brand, category);
  return {
    city: (city !== undefined && findCity(brand, city)?.slug) || null,
    category: found ? found.tag : null,
  };
};

/**
 * Whether every address of a kind names a city, and a category: then these are no fields of classes. A search may name
 * either or neither.
 */
export const topicOfKind = (kind: PageLayoutName): Readonly<Record<keyof PageTopic, boolean>> => {
  const { paths }: PageKindDefinition = PAGE_KINDS[kind];
  const everyPath = (...names: readonly string[]): boolean =>
    paths.length > 0 && paths.every((path) => names.some((name) => path.includes(`{${name}}`)));
  return {
    city: everyPath('city'),
    category: kind !== 'search' && everyPath('category', 'keyword'),
  };
};
