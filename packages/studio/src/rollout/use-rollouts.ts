import { listRollouts, type Rollout } from '@broadsheet/contract/studio/rollout';
import { useCall } from '../data/use-call.ts';

/** How often one asks while a rollout runs, and how often whether one does. */
const RUNNING_MS = 4_000;
const QUIET_MS = 20_000;

interface Rollouts {
  readonly items: readonly Rollout[];
}

export const runningOf = (rollouts: Rollouts | undefined): Rollout | null =>
  rollouts?.items.find(({ state }) => state === 'running') ?? null;

const refreshInterval = (latest: Rollouts | undefined): number =>
  runningOf(latest) ? RUNNING_MS : QUIET_MS;

/** Rollouts of one change, or of all, the newest first; as they stand now. */
export const useRollouts = (change?: string) =>
  useCall(listRollouts, { query: change === undefined ? {} : { change } }, { refreshInterval });
