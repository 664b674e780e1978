import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { hrefOf, type PageMatch } from '@broadsheet/contract/match-page';
import { isReservedHost } from '@broadsheet/contract/reserved-host';
import type { Seo } from '@broadsheet/contract/seo';

const CONTEXT = { '@context': 'https://schema.org' };
/** Placeholder for the search term in schema.org's `urlTemplate`. */
const SEARCH_TERM = 'search_term_string';

const organisationOf = ({ name, tagline, links, contact }: BrandConfig) => ({
  ...CONTEXT,
  '@type': 'Organization',
  '@id': '/#organization',
  name,
  description: tagline,
  url: hrefOf('home'),
  logo: '/favicon.svg',
  sameAs: Object.values(links.social).filter((address) => !isReservedHost(address)),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: contact.email,
    telephone: contact.phone,
    areaServed: 'IN',
  },
});

const websiteOf = ({ name }: BrandConfig) => ({
  ...CONTEXT,
  '@type': 'WebSite',
  name,
  url: hrefOf('home'),
  publisher: { '@id': '/#organization' },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `/search?q={${SEARCH_TERM}}` },
    'query-input': `required name=${SEARCH_TERM}`,
  },
});

/** The breadcrumb of a page directly under the home page; its name is the title without the brand. */
const trailOf = ({ pathname }: PageMatch, title: string) => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: 'Home', item: hrefOf('home') },
    { name: title.split(' | ')[0], item: pathname },
  ].map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
});

/**
 * Structured data about the site: organisation and website on the home page, a breadcrumb on other pages that have
 * none.
 */
export const siteJsonLd = (
  brand: BrandConfig,
  match: PageMatch,
  { title, jsonLd }: Pick<Seo, 'title' | 'jsonLd'>,
): Seo['jsonLd'] => {
  if (match.kind === 'home') return [organisationOf(brand), websiteOf(brand)];
  return jsonLd.some((each) => each['@type'] === 'BreadcrumbList') ? [] : [trailOf(match, title)];
};

const isFaq = (entry: Seo['jsonLd'][number]): boolean => entry['@type'] === 'FAQPage';

/** One list of questions for a page: search engines ignore a second one. */
export const joinQuestions = (entries: Seo['jsonLd']): Seo['jsonLd'] => {
  const [first, ...others] = entries.filter(isFaq);
  if (!first || others.length === 0) return entries;
  const mainEntity = [first, ...others].flatMap((entry) => entry.mainEntity);
  const joined = { ...first, mainEntity };
  return entries.flatMap((entry) => {
    if (entry === first) return [joined];
    return isFaq(entry) ? [] : [entry];
  });
};

const ADDRESS_KEYS = new Set([
  '@id',
  'contentUrl',
  'item',
  'logo',
  'sameAs',
  'thumbnailUrl',
  'url',
  'urlTemplate',
]);

/** Structured data with absolute addresses: search engines ignore relative ones, and loaders do not know the origin. */
export const withAbsoluteAddresses = (value: unknown, origin: string, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => withAbsoluteAddresses(each, origin, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        withAbsoluteAddresses(each, origin, name),
      ]),
    );
  }
  const isLocal = typeof value === 'string' && value.startsWith('/') && ADDRESS_KEYS.has(key);
  return isLocal ? origin + value : value;
};
