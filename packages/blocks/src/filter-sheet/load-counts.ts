import { callService } from '@broadsheet/browser-calls/call-service';
import { jobFeed } from '@broadsheet/contract/calls/feed';
import { category, keyword, search } from '@broadsheet/contract/calls/job';
import { JOB_FILTERS } from '@broadsheet/contract/job-filters';
import { readFormQuery } from '@broadsheet/contract/job-filters-query';
import type Type from 'typebox';
import { formatTotal } from '../shared/text/format-count.ts';
import type { filterSheet } from './schema.ts';

const CALLS = { search, category, keyword, feed: jobFeed } as const;

export type CountData = Type.Static<(typeof filterSheet)['data']>;

interface Counts {
  readonly total: number;
  /** The total as text: "10,000+". */
  readonly text: string;
  /** The number of jobs by parameter and value: "locIds 3". */
  readonly counts: ReadonlyMap<string, number>;
}

const joined = (...lists: readonly (string | undefined)[]): string =>
  [...new Set(lists.flatMap((list) => list?.split(',') ?? []))].join(',');

/** Counts the jobs of a list with other filters; null if it cannot. @param href the list with these filters */
export const loadCounts = async (
  { call, base }: CountData,
  href: string,
): Promise<Counts | null> => {
  const chosen = readFormQuery(href);
  const cities = joined(base.locIds, chosen.locIds);
  const query = { ...chosen, ...base, ...(cities ? { locIds: cities } : {}), size: 1 };
  const result = await callService(CALLS[call], { query: query as never }, { page: '' });
  if (!result.ok) return null;
  const { facets } = result.data;
  return {
    total: result.data.total,
    text: formatTotal(result.data),
    counts: new Map(
      facets.flatMap(({ field, values }) =>
        values.map(({ id, count }) => [`${JOB_FILTERS[field].parameter} ${id}`, count] as const),
      ),
    ),
  };
};
