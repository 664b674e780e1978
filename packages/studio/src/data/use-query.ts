import useSWR, { type SWRConfiguration } from 'swr';
import { untilReleased } from './until-released.ts';

export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly mutate: (data?: Data, options?: { readonly revalidate: boolean }) => Promise<unknown>;
}

/** An answer or a refusal that arrives while a pointer is held down is shown once it is released. */
const deferDuringPress =
  <Data>(load: () => Promise<Data>) =>
  async (): Promise<Data> => {
    try {
      return await load();
    } finally {
      await untilReleased();
    }
  };

/**
 * What was asked for, as it stands now. All of it is read here: SWR tells of nothing that nobody has read, and what is
 * handed on may be read much later, by a part of the page that is not shown yet.
 */
export const useQuery = <Data>(
  key: readonly unknown[] | string | null,
  load: () => Promise<Data>,
  options?: SWRConfiguration<Data, unknown>,
): QueryState<Data> => {
  const { data, error, mutate } = useSWR<Data, unknown>(key, deferDuringPress(load), options);
  return { data, error, mutate };
};
