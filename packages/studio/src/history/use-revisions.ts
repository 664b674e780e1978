import { listRevisions } from '@broadsheet/contract/studio/content-calls';
import useSWRInfinite from 'swr/infinite';
import { callStudio } from '../api/call-studio.ts';

type Cursor = readonly ['revisions', string | null, number | null];

/** Loads revisions, newest first, one page at a time. @param file only revisions with this file; null for all */
export const useRevisions = (file: string | null) => {
  const { data, error, mutate, setSize, isValidating } = useSWRInfinite(
    (_, previous: Awaited<ReturnType<typeof loadPage>> | null): Cursor | null => {
      if (previous && !previous.hasMore) return null;
      return ['revisions', file, previous?.items.at(-1)?.number ?? null];
    },
    loadPage,
    { revalidateFirstPage: false },
  );
  const items = data?.flatMap((page) => page.items);
  return {
    data: items,
    error,
    mutate: async () => mutate(),
    hasMore: data?.at(-1)?.hasMore ?? false,
    loadMore: () => setSize((size) => size + 1),
    isLoading: isValidating,
  };
};

const loadPage = ([, file, before]: Cursor) =>
  callStudio(listRevisions, {
    query: { ...(file ? { file } : {}), ...(before ? { before } : {}) },
  });
