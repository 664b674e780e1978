import { PAGE_KINDS, type PageKindDefinition, type PageLayoutName } from './page-kinds.ts';
import { compilePathPattern } from './path-pattern.ts';
import { slugOfKeyword } from './slugs.ts';
import { isStorableText } from './storable-text.ts';

export interface PageMatch {
  readonly kind: PageLayoutName;
  readonly pathname: string;
  /** The requested pathname with its query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** The first value of each query parameter, without text that no database can store. */
  readonly query: Readonly<Record<string, string>>;
}

export interface RedirectMatch {
  readonly redirect: { readonly status: 301 | 302; readonly location: string };
}

const definitions: [PageLayoutName, PageKindDefinition][] = Object.entries(PAGE_KINDS) as [
  PageLayoutName,
  PageKindDefinition,
][];
const routes = definitions.flatMap(([kind, definition]) =>
  definition.paths.map((path) => ({ kind, pattern: compilePathPattern(path) })),
);
const routesOf = new Map(
  definitions.map(([kind]) => [kind, routes.filter((route) => route.kind === kind)]),
);

const EMPTY_SEARCH = 'jobs';
/** What `/settings` opens with. */
const SETTINGS_SECTION = 'privacy';

/**
 * Redirects the search form without JavaScript, the bare settings address and the spec's legacy link to the canonical
 * address.
 */
const resolveAlias = (url: URL): RedirectMatch | null => {
  if (url.pathname === '/search') {
    const query = new URLSearchParams(url.searchParams);
    const keywords = query.get('q') ?? '';
    query.delete('q');
    for (const [name, value] of [...query]) if (value === '') query.delete(name);
    return {
      redirect: { status: 302, location: searchHref(keywords, 1, Object.fromEntries(query)) },
    };
  }
  if (/^\/settings\/?$/.test(url.pathname)) {
    const location = `${hrefOf('settings', { section: SETTINGS_SECTION })}${url.search}`;
    return { redirect: { status: 302, location } };
  }
  if (
    url.pathname === '/similar_jobs.php' &&
    /^\d{1,12}$/.test(url.searchParams.get('jobId') ?? '')
  ) {
    const jobId = url.searchParams.get('jobId') ?? '';
    return { redirect: { status: 301, location: hrefOf('similar-jobs', { jobId }) } };
  }
  return null;
};

const findRoute = (pathname: string) => {
  for (const { kind, pattern } of routes) {
    const params = pattern.match(pathname);
    if (params && Object.values(params).every(isStorableText)) return { kind, params };
  }
  return null;
};

/**
 * Resolves an address to a page kind and its parameters; an address without a kind is `notfound`.
 * @param path pathname and query, as in a request line; anything that is not a path is `notfound`.
 */
export const matchPage = (path: string): PageMatch | RedirectMatch => {
  const url = URL.canParse(path, 'http://site')
    ? new URL(path, 'http://site')
    : new URL('http://site/-');
  const query = Object.fromEntries(
    [...url.searchParams].filter(([, value]) => isStorableText(value)).reverse(),
  );
  const found = url.host === 'site' ? findRoute(url.pathname) : null;
  const pathname = url.pathname;
  if (found) return { ...found, pathname, path: `${pathname}${url.search}`, query };
  const alias = resolveAlias(url);
  if (alias) return alias;
  const tidy = pathname.toLowerCase().replace(/\/+$/, '');
  if (tidy !== pathname && tidy !== '' && url.host === 'site' && findRoute(tidy)) {
    return { redirect: { status: 301, location: `${tidy}${url.search}` } };
  }
  return { kind: 'notfound', pathname, path: `${pathname}${url.search}`, params: {}, query };
};

/** The address of a page. Throws when a parameter that every path of the kind needs is missing. */
export function hrefOf(
  kind: PageLayoutName,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): string {
  const route = routesOf
    .get(kind)
    ?.find(({ pattern }) => pattern.names.every((name) => params[name] !== undefined));
  if (!route)
    throw new Error(`no path of page ${kind} can be built from ${JSON.stringify(params)}`);
  const path = route.pattern.build(params);
  return Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}

/** The address of one page of a search; a keyword that ends like a page always carries its page. */
export const searchHref = (
  keyword: string,
  page = 1,
  query: Readonly<Record<string, string>> = {},
): string => {
  const slug = slugOfKeyword(keyword) || EMPTY_SEARCH;
  const needsPage = page > 1 || /-p\d+$/.test(slug);
  return hrefOf(
    'search',
    needsPage ? { keyword: slug, page: String(page) } : { keyword: slug },
    query,
  );
};
