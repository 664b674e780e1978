import { NOT_FOUND_HEADING } from '@broadsheet/contract/constants';
import { hasOutcome } from '@broadsheet/contract/form-outcome';
import type { LandingSeo } from '@broadsheet/contract/landing';
import type { PageMatch } from '@broadsheet/contract/match-page';
import { isListed } from '@broadsheet/contract/page-kinds';
import { pageSuffix } from '@broadsheet/contract/paged-seo';
import type { Seo, SeoData } from '@broadsheet/contract/seo';
import type { Site } from '../../site/site.ts';
import { joinQuestions, siteJsonLd, withAbsoluteAddresses } from './site-json-ld.ts';

const NO_INDEX = { name: 'robots', content: 'noindex' };
const LATER_PAGE = /^([2-9]|[1-9]\d{1,5})$/;

/** Adds the page number, which distinguishes the pages of one list. */
const withPageNumber = (title: string, { query: { page = '' } }: PageMatch): string =>
  LATER_PAGE.test(page) ? `${title}${pageSuffix(Number(page))}` : title;

/** The head of the page. The primary block's values override those of the SEO service, which override the brand's. */
export const assembleSeo = (
  { brand, origin }: Site,
  match: PageMatch,
  status: number,
  parts: {
    readonly service: SeoData | null;
    readonly blocks: Partial<Seo>;
    /** What blocks say about their content. */
    readonly jsonLd: Seo['jsonLd'];
    /** Null for pages of the product. */
    readonly landing: LandingSeo | null;
  },
): Seo => {
  const { service, blocks, jsonLd: ofBlocks, landing } = parts;
  const isMissing = match.kind === 'notfound' || status === 404;
  const seo: Seo = {
    title: isMissing ? `${NOT_FOUND_HEADING} | ${brand.name}` : `${brand.name}: ${brand.tagline}`,
    description: brand.tagline,
    canonical: match.pathname,
    jsonLd: [],
    ...(service && {
      title: withPageNumber(service.title, match),
      description: service.description,
    }),
    links: service?.additionalLinkTags ?? [],
    meta: service?.meta ?? [],
    ...blocks,
  };
  const canonical = seo.canonical.startsWith('/') ? origin + seo.canonical : seo.canonical;
  const isForAll = status === 200 && isListed(match.kind) && (landing?.listed ?? true);
  const ownJsonLd = isForAll
    ? joinQuestions([...seo.jsonLd, ...ofBlocks, ...siteJsonLd(brand, match, seo)])
    : seo.jsonLd;
  const jsonLd = ownJsonLd.map((each) => withAbsoluteAddresses(each, origin)) as Seo['jsonLd'];
  const isIndexed = isForAll && !hasOutcome(match);
  return { ...seo, canonical, jsonLd, meta: isIndexed ? seo.meta : [...seo.meta, NO_INDEX] };
};
