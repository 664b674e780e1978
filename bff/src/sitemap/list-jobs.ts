import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import { search } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { SitemapEntry } from './sitemap-xml.ts';

const LIST_SIZE = 50;
const LISTS_A_PART = 20;
/** The job service lists no further. */
const LISTS_MOST = 500;
const JOBS_A_PART = LIST_SIZE * LISTS_A_PART;

export const JOB_PARTS_MOST = LISTS_MOST / LISTS_A_PART;

/** How many parts the open jobs of a site fill. */
export const countJobParts = async (call: ServiceCaller): Promise<number> => {
  const { total } = await call(search, { query: { size: 1 } });
  return Math.min(JOB_PARTS_MOST, Math.ceil(total / JOBS_A_PART));
};

/** One part of the open jobs, from 1; the newest jobs are in the first. Empty beyond the last. */
export const listJobPart = async (call: ServiceCaller, part: number): Promise<SitemapEntry[]> => {
  const entries: SitemapEntry[] = [];
  const first = (part - 1) * LISTS_A_PART + 1;
  for (let page = first; page < first + LISTS_A_PART; page += 1) {
    const list = await call(search, { query: { page, size: LIST_SIZE, sort: 'date' } });
    for (const { id, slug, postedAt } of list.items)
      entries.push({
        href: hrefOf('jobdetail', { slug, jobId: String(id) }),
        changedAt: postedAt,
      });
    if (!list.hasMore) break;
  }
  return entries;
};
