import { findText } from '@broadsheet/content-store/find-text';
import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import { latestBlogs } from '@broadsheet/contract/calls/blogs';
import type { Blog } from '@broadsheet/contract/entities/blog';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Site } from '../site/site.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

const ARTICLES_LISTED = 50;

const isReadHere = ({ brand, snapshot }: Site, { slug, url }: Blog): boolean =>
  url === undefined && findText(snapshot.texts, `blogs/${slug}`, brand.brand) !== null;

/** Whether a site has its own articles, including those with a future date. */
export const hasArticles = ({ brand, snapshot }: Site): boolean =>
  snapshot.pages.has('article') &&
  [...snapshot.texts.keys()].some(
    (name) => name.startsWith('blogs/') && name.endsWith(`.${brand.brand}`),
  );

/** The newest articles that are read on a site itself, the newest first. */
export const loadOwnArticles = async (site: Site, call: ServiceCaller): Promise<Blog[]> => {
  if (!site.snapshot.pages.has('article')) return [];
  const { items } = await call(latestBlogs, { query: { size: ARTICLES_LISTED } });
  return items.filter((article) => isReadHere(site, article));
};

/** The page of every article that is read on a site. */
export const listArticles = async (site: Site, call: ServiceCaller): Promise<SitemapEntry[]> =>
  (await loadOwnArticles(site, call)).map(({ slug, publishedAt }) => ({
    href: hrefOf('article', { slug }),
    changedAt: publishedAt,
  }));
