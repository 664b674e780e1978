import type { LoaderContext } from '@broadsheet/contract/block-loader';
import * as job from '@broadsheet/contract/calls/job';
import { type JobFilters, readJobFilters, writeJobFilters } from './job-filters-query.ts';
import { type JobPlace, resolveJobPlace } from './job-place.ts';

const PAGES_MOST = 500;

/** The list of jobs that a page asks for. Every block of the page that needs it makes this one call. */
export interface JobQuery {
  readonly place: JobPlace;
  readonly filters: JobFilters;
  /** Address of the list with other filters, at its first page unless told otherwise. */
  readonly hrefWith: (filters: JobFilters, page?: number) => string;
  readonly load: () => Promise<job.JobList>;
}

const loadOf = (context: LoaderContext, place: JobPlace, filters: JobFilters) => {
  const { locIds, industry, search, cat, ...rest } = filters;
  const cities = [...new Set([...(place.city ? [place.city.id] : []), ...(locIds ?? [])])];
  const query = {
    ...rest,
    ...(cities.length > 0 ? { locIds: cities.join(',') } : {}),
    ...(industry ? { industry: industry.join(',') } : {}),
    page: Math.min(place.page, PAGES_MOST),
  };
  if (place.tag) {
    return context.call(job.keyword, { query: { ...query, keywordId: place.tag.dataId } });
  }
  if (place.category) {
    return context.call(job.category, { query: { ...query, categoryId: place.category.dataId } });
  }
  const words = place.words.slice(0, 200);
  return context.call(job.search, {
    query: { ...query, search, cat, ...(words ? { query: words } : {}) },
  });
};

/** Reads the page's address into the one call that answers its list of jobs. */
export const resolveJobQuery = (context: LoaderContext): JobQuery => {
  const place = resolveJobPlace(context);
  const filters = readJobFilters(context.page.query);
  return {
    place,
    filters,
    hrefWith: (changed, page = 1) => place.hrefOf(page, writeJobFilters(changed)),
    load: () => loadOf(context, place, filters),
  };
};
