import type { Change } from '@broadsheet/contract/studio/change';
import { checkChange, impactOfChange } from '@broadsheet/contract/studio/change-calls';
import { callStudio } from '../api/call-studio.ts';
import { useQuery } from '../data/use-query.ts';

/** Loads the findings of a change at its version. */
export const useCheck = ({ id, version }: Change) =>
  useQuery(['check', id, version], () => callStudio(checkChange, { params: { change: id } }), {
    keepPreviousData: true,
  });

/** Loads the impact of a change at its version. */
export const useImpact = ({ id, version }: Change) =>
  useQuery(['impact', id, version], () => callStudio(impactOfChange, { params: { change: id } }));
