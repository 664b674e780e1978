import type { Brand } from '@broadsheet/contract/brand';
import type { ReportState } from '@broadsheet/contract/calls/job-reports';
import { listReports } from '@broadsheet/contract/studio/report-calls';
import useSWRInfinite from 'swr/infinite';
import { callStudio } from '../api/call-studio.ts';

type Cursor = readonly ['reports', Brand, ReportState, number | null];

const loadPage = ([, brand, state, before]: Cursor) =>
  callStudio(listReports, { query: { brand, state, ...(before === null ? {} : { before }) } });

/** Reports about jobs of a brand, newest first, one page at a time. */
export const useReports = (brand: Brand, state: ReportState) => {
  const { data, error, mutate, setSize, isValidating } = useSWRInfinite(
    (_, previous: Awaited<ReturnType<typeof loadPage>> | null): Cursor | null => {
      if (previous && !previous.hasMore) return null;
      return ['reports', brand, state, previous?.items.at(-1)?.id ?? null];
    },
    loadPage,
  );
  return {
    data: data?.flatMap((page) => page.items),
    error,
    mutate: async () => mutate(),
    hasMore: data?.at(-1)?.hasMore ?? false,
    loadMore: () => setSize((size) => size + 1),
    isLoading: isValidating,
  };
};
