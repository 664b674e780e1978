import { type Experiments, NO_ARMS } from '@broadsheet/contract/experiments';
import { GrowthBookClient } from '@growthbook/growthbook';
import { openAssigner } from './assign-arm.ts';
import type { Assigned, AssignInput, Assignment, StoredBuckets } from './assignment.ts';
import { type CompiledExperiments, compileExperiments } from './compile-experiments.ts';
import { isOpen, openLayerSlots } from './layer-slots.ts';
import { selectStoredArms } from './stored-arms.ts';

interface Options {
  /** Receives an experiment that cannot be assigned; everybody is served its control. Must not throw. */
  readonly onFault: (error: unknown, key: string) => void;
}

/**
 * The arms of one participant on one page, by unit, targeting, layer, holdout and earlier assignments. Never throws on
 * invalid experiments or stored arms. Experiments are compiled once per object, and a fault in them is reported then.
 */
export const createAssigner = ({ onFault }: Options): ((input: AssignInput) => Assigned) => {
  const client = new GrowthBookClient();
  const known = new WeakMap<Experiments, CompiledExperiments>();

  const compiledOf = (experiments: Experiments): CompiledExperiments => {
    const found = known.get(experiments) ?? compileExperiments(experiments, onFault);
    known.set(experiments, found);
    return found;
  };

  return (input) => {
    const { page, audience, participant, now } = input;
    if (!participant || audience.crawler)
      return { arms: NO_ARMS, assignments: [], storedBuckets: input.storedBuckets };
    const compiled = compiledOf(input.experiments);
    const assignArmOf = openAssigner(client, audience, participant);
    const slots = openLayerSlots(compiled, input, participant);
    const assignments: Assignment[] = [];
    for (const experiment of compiled.byPage.get(page) ?? []) {
      if (!isOpen(experiment, now) || !slots.isOpenTo(experiment)) continue;
      try {
        const storedBuckets = selectStoredArms(experiment, participant, input.storedBuckets);
        const assignment = assignArmOf(experiment, storedBuckets);
        if (!assignment) continue;
        slots.take(experiment);
        assignments.push(assignment);
      } catch (error) {
        onFault(error, experiment.key);
      }
    }
    return {
      arms: Object.fromEntries(assignments.map(({ key, arm }) => [key, arm])),
      assignments,
      storedBuckets: mergeBuckets(input.storedBuckets, assignments),
    };
  };
};

const mergeBuckets = (
  storedBuckets: StoredBuckets,
  assignments: readonly Assignment[],
): StoredBuckets => {
  const added = { visitor: {} as Record<string, string>, seeker: {} as Record<string, string> };
  let isChanged = false;
  for (const { key, bucketVersion, arm, unit } of assignments) {
    const name = `${key}@${bucketVersion}`;
    const buckets = storedBuckets[unit.kind];
    if (Object.hasOwn(buckets, name) && buckets[name] === arm) continue;
    added[unit.kind][name] = arm;
    isChanged = true;
  }
  if (!isChanged) return storedBuckets;
  return {
    visitor: { ...storedBuckets.visitor, ...added.visitor },
    seeker: { ...storedBuckets.seeker, ...added.seeker },
  };
};
