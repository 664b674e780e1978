import type { Brand } from '@broadsheet/contract/brand';
import { PAGE_KINDS, type PageKindDefinition } from '@broadsheet/contract/page-kinds';

/** Answers that are no pages. */
const NOT_PAGES = ['/api/', '/ofrep/', '/read-csv/', '/preferences/', '/dev/', '/offline'];

/** The common prefix of a path's addresses: `/settings/{section}` is `/settings`. */
const beginningOf = (path: string): string => path.replace(/\/?(\{.*)?$/, '');

const beginningsOf = (brand: Brand, auth: 'public' | 'seeker'): string[] => {
  const kinds: readonly PageKindDefinition[] = Object.values(PAGE_KINDS);
  return kinds
    .filter((kind) => kind.auth === auth && (!kind.brands || kind.brands.includes(brand)))
    .flatMap(({ paths }) => paths.map(beginningOf));
};

/** Unique prefixes, without those that another prefix covers. */
const shortest = (beginnings: readonly string[]): string[] =>
  [...new Set(beginnings)]
    .filter((each) => !beginnings.some((other) => other !== each && each.startsWith(other)))
    .sort();

/**
 * The robots.txt of a site: everything is open except calls and seekers' pages. Pages with `noindex` stay open here,
 * because crawlers must read them to see it.
 */
export const renderRobots = (brand: Brand, origin: string): string => {
  const closed = shortest(beginningsOf(brand, 'seeker'));
  const open = beginningsOf(brand, 'public').filter((beginning) =>
    closed.some((each) => beginning.startsWith(each)),
  );
  const rules = [
    ...[...NOT_PAGES, ...closed].map((path) => `Disallow: ${path}`),
    ...open.map((path) => `Allow: ${path}/`),
  ];
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
};
