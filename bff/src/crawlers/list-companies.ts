import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import { companiesSlugs } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Search engines accept 50,000 addresses a file, and read smaller files sooner. */
const COMPANIES_A_PART = 10_000;

/** The sitemap parts of all company pages. */
export const listCompanyParts = async (call: ServiceCaller): Promise<SitemapEntry[]> => {
  const { items } = await call(companiesSlugs, {});
  const parts = Math.ceil(items.length / COMPANIES_A_PART);
  return Array.from({ length: parts }, (_, at) => ({ href: `/sitemap-companies-${at + 1}.xml` }));
};

/** One part of the companies, from 1; empty beyond the last. */
export const listCompanyPart = async (
  call: ServiceCaller,
  part: number,
): Promise<SitemapEntry[]> => {
  const { items } = await call(companiesSlugs, {});
  return items
    .slice((part - 1) * COMPANIES_A_PART, part * COMPANIES_A_PART)
    .map(({ slug }) => ({ href: hrefOf('company', { slug }) }));
};
