import type { CallContext } from '../../platform/call/call-context.ts';
import { type ParsedQuery, parseQuery } from '../../platform/text-search/parse-query.ts';
import { toSearchText } from '../../platform/text-search/search-text.ts';
import { correctQuery } from './correct-query.ts';
import { findJobs, type JobsQuery, type JobsResult } from './find-jobs.ts';
import type { JobsContext } from './job-scope.ts';

export interface TextSearch {
  readonly found: JobsResult;
  /** The corrected query that was used, or null. */
  readonly corrected: string | null;
}

type SearchContext = JobsContext & Pick<CallContext, 'brand' | 'directory' | 'now'>;

/**
 * Searches by text: first as given; without results, with the last word as a beginning; without results again, with the
 * spelling corrected. Cities in the text filter, unless cities were chosen.
 */
export const searchJobs = async (
  context: SearchContext,
  text: string,
  query: Omit<JobsQuery, 'now'>,
): Promise<TextSearch> => {
  const { cityNames } = await context.directory();
  const run = ({ terms, cityIds }: ParsedQuery, prefix: boolean): Promise<JobsResult> =>
    findJobs(context, {
      ...query,
      now: context.now,
      scope: { ...query.scope, text: toSearchText(terms, prefix) },
      filters: query.filters.city?.length ? query.filters : { ...query.filters, city: cityIds },
    });
  const parsed = parseQuery(text, cityNames);
  const exact = await run(parsed, false);
  if (exact.isKnown || parsed.terms.length === 0) return { found: exact, corrected: null };
  const begun = await run(parsed, true);
  if (begun.isKnown) return { found: begun, corrected: null };
  const corrected = await correctQuery(context, text, cityNames);
  if (corrected === null) return { found: exact, corrected: null };
  const better = await run(parseQuery(corrected, cityNames), false);
  return better.isKnown ? { found: better, corrected } : { found: exact, corrected: null };
};
