import type { Brand } from '@broadsheet/contract/brand';
import { PAGE_KINDS, type PageKindDefinition } from '@broadsheet/contract/page-kinds';

/** Answers that are no pages. */
const NOT_PAGES = ['/api/', '/read-csv/', '/preferences/', '/dev/'];

/** What all addresses of a path begin with: `/settings/{section}` is `/settings`. */
const beginningOf = (path: string): string => path.replace(/\/?(\{.*)?$/, '');

const beginningsOf = (brand: Brand, auth: 'public' | 'seeker'): string[] => {
  const kinds: readonly PageKindDefinition[] = Object.values(PAGE_KINDS);
  return kinds
    .filter((kind) => kind.auth === auth && (!kind.brands || kind.brands.includes(brand)))
    .flatMap(({ paths }) => paths.map(beginningOf));
};

/** Each once, and none that begins with another. */
const shortest = (beginnings: readonly string[]): string[] =>
  [...new Set(beginnings)]
    .filter((each) => !beginnings.some((other) => other !== each && each.startsWith(other)))
    .sort();

/**
 * What crawlers may ask a site for: everything but calls and seekers' pages. Pages that are open and not to be found
 * stay open here, so that crawlers read in them that they are not.
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
