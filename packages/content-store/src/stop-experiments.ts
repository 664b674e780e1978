import type { Experiments } from '@broadsheet/contract/experiments';

/**
 * What serves, with each experiment stopped that is stopped as written; the very same object where none is.
 * All else that was written waits until its faults are mended.
 */
export const stopExperiments = (serving: Experiments, written: Experiments | null): Experiments => {
  const stopped = [...serving.byKey].filter(
    ([key, { status }]) => status !== 'stopped' && written?.byKey.get(key)?.status === 'stopped',
  );
  if (stopped.length === 0) return serving;
  const changed = stopped.map(
    ([key, experiment]) => [key, { ...experiment, status: 'stopped' }] as const,
  );
  return { ...serving, byKey: new Map([...serving.byKey, ...changed]) };
};
