import type { Experiments } from '@broadsheet/contract/experiments';

/**
 * The serving experiments, with those stopped that the written file stops; the same object where there are none. All
 * other written changes wait until the file's faults are fixed.
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
