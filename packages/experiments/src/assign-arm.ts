import type { Audience } from '@broadsheet/contract/audience';
import type { GrowthBookClient } from '@growthbook/growthbook';
import type { Assignment, Participant } from './assignment.ts';
import type { CompiledExperiment } from './compile-experiment.ts';
import type { Gate } from './compile-gate.ts';
import { assembleStickyDocs, type StoredArms } from './stored-arms.ts';

/**
 * Assigns the arm of one experiment; null when the participant takes no part in it.
 * @throws Error when the SDK throws, or returns an arm that the experiment does not have.
 */
export type AssignArm = (experiment: CompiledExperiment, stored: StoredArms) => Assignment | null;

/**
 * The SDK only gets attributes and stored arms: with an address it would take an arm from the query. It copies
 * attributes at every step, so only the gates get those of the audience.
 */
export const openAssigner = (
  client: GrowthBookClient,
  audience: Audience,
  participant: Participant,
): AssignArm => {
  const { visitorId, seekerId } = participant;
  const ids = { visitorId, seekerId, seekerOrVisitorId: seekerId || visitorId };
  const context = { attributes: { ...audience, ...ids } };
  const passed = new Map<Gate, boolean>();

  const passes = (gate: Gate): boolean => {
    const answer = passed.get(gate) ?? client.runInlineExperiment(gate, context).inExperiment;
    passed.set(gate, answer);
    return answer;
  };

  return (experiment, stored) => {
    if (!passes(experiment.gate)) return null;
    const result = client.runInlineExperiment(experiment.assign, {
      attributes: ids,
      stickyBucketAssignmentDocs: assembleStickyDocs(experiment, participant, stored),
      saveStickyBucketAssignmentDoc: storeNothing,
    });
    if (!result.inExperiment) return null;
    const { value: arm, hashAttribute, hashValue: id } = result;
    if (!experiment.arms.has(arm))
      throw new Error(`expected an arm of ${experiment.name}, found ${String(arm)}`);
    return {
      key: experiment.key,
      arm,
      bucketVersion: experiment.bucketVersion,
      unit: { kind: hashAttribute === 'seekerId' ? 'seeker' : 'visitor', id },
    };
  };
};

/** The SDK needs it for sticky buckets; what is stored follows from the assignments. */
const storeNothing = async (): Promise<void> => {};
