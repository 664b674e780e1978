import type { Change } from '@broadsheet/contract/studio/change';
import { checkChange, impactOfChange } from '@broadsheet/contract/studio/change-calls';
import { callStudio } from '../api/call-studio.ts';
import { useAsked } from '../data/use-asked.ts';

/** What the check finds in a change as it is at its version. */
export const useCheck = ({ id, version }: Change) =>
  useAsked(['check', id, version], () => callStudio(checkChange, { params: { change: id } }), {
    keepPreviousData: true,
  });

/** Whose pages a change changes, as it is at its version. */
export const useImpact = ({ id, version }: Change) =>
  useAsked(['impact', id, version], () => callStudio(impactOfChange, { params: { change: id } }));
