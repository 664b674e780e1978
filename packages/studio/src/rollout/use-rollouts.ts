import { listRollouts, type Rollout } from '@broadsheet/contract/studio/rollout';
import { useCall } from '../data/use-call.ts';

/** The polling intervals while a rollout is running, and while none is. */
const RUNNING_MS = 4_000;
const QUIET_MS = 20_000;

interface Rollouts {
  readonly items: readonly Rollout[];
}

export const runningOf = (rollouts: Rollouts | undefined): Rollout | null =>
  rollouts?.items.find(({ state }) => state === 'running') ?? null;

const refreshInterval = (latest: Rollouts | undefined): number =>
  runningOf(latest) ? RUNNING_MS : QUIET_MS;

/** Loads the rollouts of one change, or all, newest first, and refreshes them. */
export const useRollouts = (change?: string) =>
  useCall(listRollouts, { query: change === undefined ? {} : { change } }, { refreshInterval });
