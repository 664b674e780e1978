import { listAudit } from '@broadsheet/contract/studio/staff-calls';
import useSWRInfinite from 'swr/infinite';
import { callStudio } from '../api/call-studio.ts';

type Cursor = readonly ['audit', number | null];

/** The audit log, newest first, one page at a time. */
export const useAudit = () => {
  const { data, error, mutate, setSize, isValidating } = useSWRInfinite(
    (_, previous: Awaited<ReturnType<typeof loadPage>> | null): Cursor | null => {
      if (previous && !previous.hasMore) return null;
      return ['audit', previous?.items.at(-1)?.id ?? null];
    },
    loadPage,
    { revalidateFirstPage: false },
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

const loadPage = ([, before]: Cursor) =>
  callStudio(listAudit, { query: before === null ? {} : { before } });
