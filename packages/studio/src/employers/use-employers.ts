import type { Brand } from '@broadsheet/contract/brand';
import type { PictureKind, StaffEmployer } from '@broadsheet/contract/entities/staff-employer';
import { listEmployers } from '@broadsheet/contract/studio/employer-calls';
import useSWRInfinite from 'swr/infinite';
import { callStudio } from '../api/call-studio.ts';

export interface EmployerSearch {
  readonly brand: Brand;
  /** A part of the name; empty for all. */
  readonly query: string;
  /** Only employers without this picture; `all`: all of them. */
  readonly without: PictureKind | 'all';
}

type Key = readonly ['employers', EmployerSearch, number];

const loadPage = ([, { brand, query, without }, page]: Key) =>
  callStudio(listEmployers, {
    query: { brand, query, page, ...(without === 'all' ? {} : { without }) },
  });

/** Employers of a site, those with the most open jobs first, one page at a time. */
export const useEmployers = (search: EmployerSearch) => {
  const { data, error, mutate, setSize, isValidating } = useSWRInfinite(
    (at, previous: Awaited<ReturnType<typeof loadPage>> | null): Key | null =>
      previous && !previous.hasMore ? null : ['employers', search, at + 1],
    loadPage,
    { revalidateFirstPage: false },
  );
  return {
    data: data && {
      items: data.flatMap(({ items }) => items),
      total: data[0]?.total ?? 0,
    },
    error,
    mutate: async () => mutate(),
    /** Shows a changed employer in its place, also where the search no longer finds it. */
    replace: (changed: StaffEmployer) =>
      mutate(
        (pages) =>
          pages?.map((page) => ({
            ...page,
            items: page.items.map((each) => (each.id === changed.id ? changed : each)),
          })),
        { revalidate: false },
      ),
    hasMore: data?.at(-1)?.hasMore ?? false,
    loadMore: () => setSize((size) => size + 1),
    isLoading: isValidating,
  };
};
