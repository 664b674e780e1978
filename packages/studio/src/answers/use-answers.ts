import type { Brand } from '@broadsheet/contract/brand';
import { listAnswers, type StudioForm } from '@broadsheet/contract/studio/answer-calls';
import useSWRInfinite from 'swr/infinite';
import { callStudio } from '../api/call-studio.ts';

/** The form whose answers are shown. */
export interface ShownAnswers extends Pick<StudioForm, 'page' | 'block'> {
  readonly brand: Brand;
  readonly search: string;
}

type Cursor = readonly ['answers', Brand, string, string, string, number | null];

const loadPage = ([, brand, page, block, search, before]: Cursor) =>
  callStudio(listAnswers, {
    body: {
      brand,
      page,
      block,
      ...(search === '' ? {} : { search }),
      ...(before === null ? {} : { before }),
    },
  });

/** The answers to a form, newest first, one page at a time. */
export const useAnswers = ({ brand, page, block, search }: ShownAnswers) => {
  const { data, error, mutate, setSize, isValidating } = useSWRInfinite(
    (_, previous: Awaited<ReturnType<typeof loadPage>> | null): Cursor | null => {
      if (previous && !previous.hasMore) return null;
      return ['answers', brand, page, block, search, previous?.items.at(-1)?.number ?? null];
    },
    loadPage,
    // Each reading is in the activity log: it is made by a person, not by a window that gets the focus.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateFirstPage: false },
  );
  return {
    data: data?.flatMap((page) => page.items),
    total: data?.at(0)?.total ?? 0,
    error,
    mutate: async () => mutate(),
    hasMore: data?.at(-1)?.hasMore ?? false,
    loadMore: () => setSize((size) => size + 1),
    isLoading: isValidating,
  };
};
