import type { StudioAnswer, StudioCall } from '@broadsheet/contract/studio/studio-call';
import { useCallback } from 'react';
import { type SWRConfiguration, useSWRConfig } from 'swr';
import { callStudio, type StudioInput } from '../api/call-studio.ts';
import { type QueryState, useQuery } from './use-query.ts';

const keyOf = ({ method, path }: StudioCall, input: object): string =>
  `${method} ${path} ${JSON.stringify(input)}`;

/** The response of a call, cached and revalidated on focus. @param input null: no request yet */
export const useCall = <Call extends StudioCall>(
  call: Call,
  input: Omit<StudioInput<Call>, 'signal'> | null = {},
  options?: SWRConfiguration<StudioAnswer<Call>, unknown>,
): QueryState<StudioAnswer<Call>> =>
  useQuery(input && keyOf(call, input), () => callStudio(call, input ?? {}), options);

/** Returns a function that revalidates all calls below a path, such as /changes. */
export const useRefresh = (): ((path: string) => Promise<void>) => {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (path) => {
      await mutate((key) => typeof key === 'string' && key.split(' ')[1]?.startsWith(path));
    },
    [mutate],
  );
};
