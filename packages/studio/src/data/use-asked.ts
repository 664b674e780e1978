import useSWR, { type SWRConfiguration } from 'swr';

export interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly mutate: (data?: Data, options?: { readonly revalidate: boolean }) => Promise<unknown>;
}

/**
 * What was asked for, as it stands now. All of it is read here: SWR tells of nothing that nobody has read, and what is
 * handed on may be read much later, by a part of the page that is not shown yet.
 */
export const useAsked = <Data>(
  key: readonly unknown[] | string | null,
  ask: () => Promise<Data>,
  options?: SWRConfiguration<Data, unknown>,
): Asked<Data> => {
  const { data, error, mutate } = useSWR<Data, unknown>(key, ask, options);
  return { data, error, mutate };
};
