import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import { courseSearch } from '@broadsheet/contract/calls/course';
import { VISITOR_USER_ID } from '@broadsheet/contract/constants';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { SitemapEntry } from './sitemap-xml.ts';

const SIZE = 50;
const MAX_PAGES = 500;

/** The page of every course that is offered. */
export const listCourses = async (call: ServiceCaller): Promise<SitemapEntry[]> => {
  const entries: SitemapEntry[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { items, hasMore } = await call(courseSearch, {
      params: { userId: VISITOR_USER_ID },
      query: { page, size: SIZE },
    });
    entries.push(...items.map(({ slug }) => ({ href: hrefOf('course', { slug }) })));
    if (!hasMore) break;
  }
  return entries;
};
