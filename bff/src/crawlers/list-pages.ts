import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import {
  isListed,
  PAGE_KINDS,
  type PageKindDefinition,
  type PageLayoutName,
} from '@broadsheet/contract/page-kinds';
import type { Site } from '../site/site.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Kinds of page that search engines may list, have a layout and belong to the brand, with their addresses. */
export const listPublicKinds = ({
  brand,
  snapshot,
}: Site): { readonly kind: PageLayoutName; readonly paths: readonly string[] }[] =>
  [...snapshot.pages.keys()].flatMap((kind) => {
    const { brands, paths }: PageKindDefinition = PAGE_KINDS[kind];
    const isOurs = isListed(kind) && (!brands || brands.includes(brand.brand));
    return isOurs ? [{ kind, paths }] : [];
  });

export const isPlainPath = (path: string): boolean => !path.includes('{');

/** Pages of one address. */
const listPlainPages = (site: Site): string[] =>
  listPublicKinds(site).flatMap(({ paths }) => paths.filter(isPlainPath));

/** Every page of a site that exists independently of its jobs: plain pages, sections, keywords, cities. */
export const listPages = (site: Site): SitemapEntry[] => {
  const { categories, cities } = site.brand;
  return [
    ...listPlainPages(site),
    searchHref(''),
    ...categories.flatMap(({ tag, tags }) => [
      hrefOf('category', { category: tag }),
      ...tags.map((keyword) => hrefOf('tag', { keyword: keyword.tag })),
    ]),
    ...cities.map(({ slug }) => hrefOf('location', { city: slug })),
  ].map((href) => ({ href }));
};
