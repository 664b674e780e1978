import type { ExperimentDecision } from '@broadsheet/contract/experiment-decision';
import { listDecisions } from '@broadsheet/contract/studio/decision-calls';
import useSWRInfinite from 'swr/infinite';
import { callStudio } from '../api/call-studio.ts';

export interface DecisionFilter {
  readonly search: string;
  readonly decision: ExperimentDecision | null;
  readonly page: string | null;
}

type Cursor = readonly ['decisions', DecisionFilter, number | null];

const loadPage = ([, { search, decision, page }, before]: Cursor) =>
  callStudio(listDecisions, {
    query: {
      ...(search === '' ? {} : { search }),
      ...(decision ? { decision } : {}),
      ...(page ? { page } : {}),
      ...(before ? { before } : {}),
    },
  });

/** Loads the archive, newest first, one page at a time. */
export const useDecisions = (filter: DecisionFilter) => {
  const { data, error, mutate, setSize, isValidating } = useSWRInfinite(
    (_, previous: Awaited<ReturnType<typeof loadPage>> | null): Cursor | null => {
      if (previous && !previous.hasMore) return null;
      return ['decisions', filter, previous?.items.at(-1)?.number ?? null];
    },
    loadPage,
    { keepPreviousData: true },
  );
  return {
    data: data?.flatMap(({ items }) => items),
    pages: data?.[0]?.pages ?? [],
    error,
    mutate: async () => mutate(),
    hasMore: data?.at(-1)?.hasMore ?? false,
    loadMore: () => setSize((size) => size + 1),
    isLoading: isValidating,
  };
};
