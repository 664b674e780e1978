import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import { companiesSlugs } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { SitemapEntry } from './sitemap-xml.ts';

/** The page of every company. */
export const listCompanies = async (call: ServiceCaller): Promise<SitemapEntry[]> => {
  const { items } = await call(companiesSlugs, {});
  return items.map(({ slug }) => ({ href: hrefOf('company', { slug }) }));
};
