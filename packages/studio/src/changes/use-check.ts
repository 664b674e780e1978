import type { Change } from '@broadsheet/contract/studio/change';
import { checkChange, impactOfChange } from '@broadsheet/contract/studio/change-calls';
import { callStudio } from '../api/call-studio.ts';
import { useQuery } from '../data/use-query.ts';

/** What the check finds in a change as it is at its version. */
export const useCheck = ({ id, version }: Change) =>
  useQuery(['check', id, version], () => callStudio(checkChange, { params: { change: id } }), {
    keepPreviousData: true,
  });

/** Whose pages a change changes, as it is at its version. */
export const useImpact = ({ id, version }: Change) =>
  useQuery(['impact', id, version], () => callStudio(impactOfChange, { params: { change: id } }));
