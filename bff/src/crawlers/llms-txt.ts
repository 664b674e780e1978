import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import { seoPage } from '@broadsheet/contract/calls/seo';
import { FEED_PATH } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import type { Site } from '../site/site.ts';
import { hasArticles } from './list-articles.ts';
import { isPlainPath, listPublicKinds } from './list-pages.ts';

export const LLMS_TXT_PATH = '/llms.txt';

interface ListedPage {
  readonly href: string;
  readonly title: string;
  readonly description: string;
}

/** A title or description on one line, without what Markdown would read as a link. */
const inline = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim();

const listItem = (origin: string, { href, title, description }: ListedPage): string =>
  `- [${inline(title)}](${origin}${href})${description === '' ? '' : `: ${inline(description)}`}`;

const section = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `\n## ${title}\n\n${items.join('\n')}\n`;

/** Titles and descriptions of pages with one address, as their heads have them; a page without is left out. */
const loadPlainPages = async (site: Site, call: ServiceCaller): Promise<ListedPage[]> => {
  const describe = async (kind: PageLayoutName, href: string): Promise<ListedPage[]> => {
    try {
      const { title, description } = await call(seoPage, { params: { page: kind } });
      return [{ href, title, description }];
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return [];
      throw error;
    }
  };
  const pages = listPublicKinds(site).flatMap(({ kind, paths }) =>
    paths.filter(isPlainPath).map((href) => describe(kind, href)),
  );
  return (await Promise.all(pages)).flat();
};

/** Addresses with parameters, as templates of RFC 6570. */
const addressItems = (site: Site): string[] =>
  listPublicKinds(site).flatMap(({ paths }) =>
    paths.filter((path) => !isPlainPath(path)).map((path) => `- \`${site.origin}${path}\``),
  );

const feedItems = (site: Site): string[] => {
  const { origin } = site;
  return [
    `- [Sitemap](${origin}/sitemap.xml): every open job, company, course, article and list`,
    ...(hasArticles(site) ? [`- [Blog](${origin}${FEED_PATH}): RSS 2.0`] : []),
    `- [Page JSON](${origin}/api/layout?path=/): any page as data, \`path\` is its address`,
    `- [Calls](${origin}/api/docs/openapi.json): OpenAPI; the public ones need no account`,
  ];
};

/** What the site is, for language models: its public pages and feeds, from the address table (llmstxt.org). */
export const renderLlmsTxt = async (site: Site, call: ServiceCaller): Promise<string> => {
  const { brand, origin } = site;
  const categories = brand.categories.map(({ label, tag }) =>
    listItem(origin, {
      href: hrefOf('category', { category: tag }),
      title: `${label} jobs`,
      description: '',
    }),
  );
  const pages = (await loadPlainPages(site, call)).map((page) => listItem(origin, page));
  return (
    `# ${brand.name}\n\n> ${brand.tagline}. Each job has its role, company, city, experience and, where disclosed, salary.\n\n` +
    `Search at ${origin}${searchHref('')}. Pages of job seekers need an account and are not listed here.\n` +
    section('Pages', pages) +
    section('Jobs by category', categories) +
    section('Addresses', addressItems(site)) +
    section('Feeds and data', feedItems(site))
  );
};
