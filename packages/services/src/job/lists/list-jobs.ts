import type { JobList } from '@broadsheet/contract/calls/job';
import type { CallContext } from '../../platform/call/call-context.ts';
import { findJobs, type JobsQuery, type JobsResult } from '../search/find-jobs.ts';
import type { JobsContext } from '../search/job-scope.ts';
import { toFacets } from './facets.ts';
import { readSummaryRows, toSummary } from './job-summary.ts';
import { readIndustries } from './read-industries.ts';

export interface ListOptions extends Omit<JobsQuery, 'now'> {
  readonly loadMore: boolean;
  readonly corrected?: string | null;
  readonly understood?: JobList['understood'];
}

type SummaryContext = JobsContext & Pick<CallContext, 'directory' | 'now'>;
export type ListContext = SummaryContext & Pick<CallContext, 'messages' | 'contractVersion'>;

/** Jobs of the brand, open or not, in the order of the given ids. */
export const readSummaries = async (context: SummaryContext, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const directory = await context.directory();
  const rows = await readSummaryRows(context, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toSummary(row, directory, context.now)] : [];
  });
};

/** Loads the summaries of found jobs and builds the response of a list. */
export const assembleList = async (
  context: ListContext,
  found: JobsResult,
  { page, size, loadMore, facets, corrected, understood }: ListOptions,
): Promise<JobList> => {
  const [items, industries, directory] = await Promise.all([
    readSummaries(context, found.ids),
    facets ? readIndustries(context) : new Map<number, string>(),
    context.directory(),
  ]);
  const hasMore = page * size < found.total;
  return {
    items,
    page,
    size,
    total: found.total,
    totalIsExact: found.totalIsExact,
    hasMore,
    loadMoreEnabled: loadMore && hasMore,
    facets: facets ? toFacets(found.counts, directory, industries, context) : [],
    corrected: corrected ?? null,
    ...(understood ? { understood } : {}),
  };
};

/** Finds jobs and builds the response of a list. */
export const listJobs = async (context: ListContext, options: ListOptions): Promise<JobList> =>
  assembleList(context, await findJobs(context, { ...options, now: context.now }), options);
