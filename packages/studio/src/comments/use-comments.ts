import type { ChangeComment } from '@broadsheet/contract/studio/comment';
import { listColleagues, listComments } from '@broadsheet/contract/studio/comment-calls';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { useMemo } from 'react';
import { useCall } from '../data/use-call.ts';
import type { QueryState } from '../data/use-query.ts';

const REFRESH_MS = 20_000;

/** The comments of a draft; those of colleagues appear while it is open. */
export const useComments = (change: string): QueryState<{ readonly items: ChangeComment[] }> =>
  useCall(listComments, { params: { change } }, { refreshInterval: REFRESH_MS });

const NOBODY: readonly StaffName[] = [];

/** Who can be mentioned. Empty until loaded. */
export const useColleagues = (): readonly StaffName[] => {
  const { data } = useCall(listColleagues);
  return useMemo(() => data?.items ?? NOBODY, [data]);
};
