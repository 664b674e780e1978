import { LANDING } from '@broadsheet/contract/landing';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import {
  isListed,
  PAGE_KINDS,
  type PageKindDefinition,
  type PageLayoutName,
} from '@broadsheet/contract/page-kinds';
import { openingAt } from '../page/plan/opening-times.ts';
import type { Site } from '../site/site.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Kinds of page that search engines may list, have a layout and belong to the brand, with their addresses. */
export const listPublicKinds = ({
  brand,
  snapshot,
}: Site): { readonly kind: PageLayoutName; readonly paths: readonly string[] }[] =>
  [...snapshot.pages.values()].flatMap(({ kind }) => {
    if (kind === LANDING) return [];
    const { brands, paths }: PageKindDefinition = PAGE_KINDS[kind];
    const isOurs = isListed(kind) && (!brands || brands.includes(brand.brand));
    return isOurs ? [{ kind, paths }] : [];
  });

export const isPlainPath = (path: string): boolean => !path.includes('{');

/** Pages of one address. */
const listPlainPages = (site: Site): string[] =>
  listPublicKinds(site).flatMap(({ paths }) => paths.filter(isPlainPath));

/** The addresses of landing pages that search engines may list. @param now epoch ms */
const listLandingPages = ({ brand, snapshot }: Site, now: number): string[] =>
  [...snapshot.addresses[brand.brand].landing].flatMap(([address, name]) => {
    const page = snapshot.pages.get(name);
    const isShown = page && (page.layout.seo?.listed ?? true) && openingAt(page, now).isOpen;
    return isShown ? [address] : [];
  });

/**
 * Every page of a site that exists independently of its jobs: plain pages, landing pages, sections, keywords, cities.
 * @param now epoch ms
 */
export const listPages = (site: Site, now: number): SitemapEntry[] => {
  const { categories, cities } = site.brand;
  return [
    ...listPlainPages(site),
    ...listLandingPages(site, now),
    searchHref(''),
    ...categories.flatMap(({ tag, tags }) => [
      hrefOf('category', { category: tag }),
      ...tags.map((keyword) => hrefOf('tag', { keyword: keyword.tag })),
    ]),
    ...cities.map(({ slug }) => hrefOf('location', { city: slug })),
  ].map((href) => ({ href }));
};
