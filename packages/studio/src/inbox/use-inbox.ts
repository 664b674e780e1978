import { countUnread, listInbox } from '@broadsheet/contract/studio/inbox-calls';
import { useCallback } from 'react';
import useSWRInfinite from 'swr/infinite';
import { callStudio } from '../api/call-studio.ts';
import { useCall, useRefresh } from '../data/use-call.ts';

const REFRESH_MS = 20_000;

type Cursor = readonly ['inbox', number | null];

/** How many entries are unread; null until known. */
export const useUnread = (): number | null =>
  useCall(countUnread, {}, { refreshInterval: REFRESH_MS }).data?.unread ?? null;

/** The user's entries, newest first, one page at a time. */
export const useInbox = () => {
  const { data, error, mutate, setSize, isValidating } = useSWRInfinite(
    (_, previous: Awaited<ReturnType<typeof loadPage>> | null): Cursor | null => {
      if (previous && !previous.hasMore) return null;
      return ['inbox', previous?.items.at(-1)?.number ?? null];
    },
    loadPage,
    { refreshInterval: REFRESH_MS },
  );
  const refresh = useRefresh();
  const reload = useCallback(async () => {
    await Promise.all([mutate(), refresh('/inbox')]);
  }, [mutate, refresh]);
  return {
    data: data?.flatMap((page) => page.items),
    error,
    mutate: reload,
    hasMore: data?.at(-1)?.hasMore ?? false,
    loadMore: () => setSize((size) => size + 1),
    isLoading: isValidating,
  };
};

const loadPage = ([, before]: Cursor) =>
  callStudio(listInbox, { query: before === null ? {} : { before } });
