import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import { sitemapJobs, sitemapParts } from '@broadsheet/contract/calls/sitemap';
import { AppError } from '@broadsheet/contract/errors';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { SitemapEntry } from './sitemap-xml.ts';

/** The parts of a site's open jobs, each with its last change. Empty for a service that has no such parts. */
export const listJobParts = async (call: ServiceCaller): Promise<SitemapEntry[]> => {
  try {
    const { items } = await call(sitemapParts, {});
    return items.map(({ part, changedAt }) => ({ href: `/sitemap-jobs-${part}.xml`, changedAt }));
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return [];
    throw error;
  }
};

/** One part of the open jobs, from 1; empty where there is none. */
export const listJobPart = async (call: ServiceCaller, part: number): Promise<SitemapEntry[]> => {
  const { items } = await call(sitemapJobs, { query: { part } });
  return items.map(({ id, slug, changedAt }) => ({
    href: hrefOf('jobdetail', { slug, jobId: String(id) }),
    changedAt,
  }));
};
