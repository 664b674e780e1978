import useSWR, { type SWRConfiguration } from 'swr';
import { untilReleased } from './until-released.ts';

export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly mutate: (data?: Data, options?: { readonly revalidate: boolean }) => Promise<unknown>;
}

/** Delays responses and errors while a pointer is pressed. */
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
 * The current state of a query. It reads all fields at once: SWR only reports changes of fields that were read, and a
 * part of the page that reads them later would otherwise miss changes.
 */
export const useQuery = <Data>(
  key: readonly unknown[] | string | null,
  load: () => Promise<Data>,
  options?: SWRConfiguration<Data, unknown>,
): QueryState<Data> => {
  const { data, error, mutate } = useSWR<Data, unknown>(key, deferDuringPress(load), options);
  return { data, error, mutate };
};
