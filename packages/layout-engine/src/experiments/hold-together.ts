import { CONTROL, type Experiments } from '@broadsheet/contract/experiments';
import { type Condition, conditionOf } from '../audiences/condition.ts';
import { armMatches, experimentsOf } from '../when-matches.ts';
import { whensMeet } from '../whens-meet.ts';
import { excludeEachOther } from './experiments-meet.ts';
import { knownArmsOf } from './known-arms.ts';

/** Outside its audience and its time, an experiment only assigns control. */
const reachOf = (key: string, { byKey, audiences }: Experiments): Condition => {
  const { when, from, until } = byKey.get(key) ?? {};
  const reach = { ...when, ...(from ? { from } : {}), ...(until ? { until } : {}) };
  return conditionOf(reach, audiences);
};

/**
 * Whether a participant of some experiments satisfies all conditions at some instant.
 * @param parts keys of experiments that run or will.
 */
export const holdTogether = (
  whens: readonly Condition[],
  parts: readonly string[],
  experiments: Experiments,
): boolean => {
  const { byKey } = experiments;
  const needed = whens
    .flatMap(experimentsOf)
    .filter((key) => !whens.every((when) => armMatches(when, key, CONTROL)));
  const taken = [...new Set([...needed, ...parts])];
  const assigned = taken.flatMap((key) => byKey.get(key) ?? []);
  if (assigned.some(({ status }) => status === 'stopped')) return false;
  const exclusive = assigned.some((one, index) =>
    assigned.slice(0, index).some((other) => excludeEachOther(one, other)),
  );
  if (exclusive) return false;
  const reach = taken.map((key) => reachOf(key, experiments));
  return whensMeet([...whens, ...reach], knownArmsOf(experiments));
};
