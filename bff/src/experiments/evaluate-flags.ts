import {
  ANYBODY,
  type Audience,
  isPossibleSeeker,
  withMembership,
} from '@broadsheet/contract/audience';
import type { Brand } from '@broadsheet/contract/brand';
import { CONTROL, type Experiment, type Experiments } from '@broadsheet/contract/experiments';
import type { FlagContext, FlagEvaluation, FlagReason } from '@broadsheet/contract/flag-evaluation';
import type { StoredBuckets } from '@broadsheet/experiments/assignment';
import { conditionOf, meets } from '@broadsheet/layout-engine/audiences/condition';
import { type AssignedArms, assignArms, type ExperimentDeps } from './assign-arms.ts';

/** A client of the protocol has no cookies of ours: its arms follow from the hash alone, as those of a new visitor. */
const NO_STORED_BUCKETS: StoredBuckets = { visitor: {}, seeker: {} };

export interface FlagRequest {
  readonly experiments: Experiments;
  readonly audience: Audience;
  /** The unit of all experiments, whatever their kind of unit: the hash depends on the id alone. */
  readonly targetingKey: string;
  /** Epoch ms. */
  readonly now: number;
}

/** The audience of a context; null where nobody can have both its cohort and its membership. */
export const audienceOfContext = (context: FlagContext, brand: Brand): Audience | null => {
  const { targetingKey: _, ...fields } = withMembership(context);
  const known = Object.keys(ANYBODY).flatMap((name) =>
    name in fields ? [[name, Reflect.get(fields, name)]] : [],
  );
  const audience: Audience = { ...ANYBODY, ...Object.fromEntries(known), brand, crawler: false };
  return isPossibleSeeker(audience) ? audience : null;
};

const isOpen = ({ status, from, until }: Experiment, now: number): boolean =>
  status === 'running' &&
  (from === undefined || now >= Date.parse(from)) &&
  (until === undefined || now < Date.parse(until));

/** Whether the unit itself decides anything, and not only its audience. */
const isSplit = ({ variants, coverage = 1, layer }: Experiment, holdout: number): boolean =>
  coverage < 1 ||
  layer !== undefined ||
  holdout > 0 ||
  Object.values(variants).filter((weight) => weight > 0).length > 1;

/** @param assigned null where the site serves control to everybody, as nothing can be counted */
const reasonOf = (
  experiment: Experiment,
  { experiments, audience, now }: FlagRequest,
  assigned: AssignedArms | null,
): FlagReason => {
  if (!isOpen(experiment, now)) return 'DISABLED';
  if (!assigned) return 'UNKNOWN';
  const { when } = experiment;
  if (when && !meets(conditionOf(when, experiments.audiences), audience)) return 'TARGETING_MATCH';
  if (isSplit(experiment, experiments.holdout)) return 'SPLIT';
  return when ? 'TARGETING_MATCH' : 'STATIC';
};

/** Assigns the arms of each page once, however many experiments it has. */
const openAssignments = (deps: ExperimentDeps, flagRequest: FlagRequest) => {
  const { experiments, audience, targetingKey, now } = flagRequest;
  const pages = new Map<string, AssignedArms | null>();
  const participation = () => ({
    participant: { visitorId: targetingKey, seekerId: null },
    storedBuckets: NO_STORED_BUCKETS,
    isNew: false,
  });
  return (page: string): AssignedArms | null => {
    const known = pages.get(page);
    if (known !== undefined) return known;
    const assigned = assignArms(deps, { experiments, page, audience, participation, now });
    pages.set(page, assigned);
    return assigned;
  };
};

/**
 * Evaluates experiments for one unit, with the arms that the site gives it. Nothing is counted: an evaluation does not
 * say that anybody saw the arm. Unknown keys are left out.
 */
export const evaluateFlags = (
  deps: ExperimentDeps,
  flagRequest: FlagRequest,
  keys: readonly string[],
): readonly FlagEvaluation[] => {
  const assignedOf = openAssignments(deps, flagRequest);
  return keys.flatMap((key) => {
    const experiment = flagRequest.experiments.byKey.get(key);
    if (!experiment) return [];
    const assigned = isOpen(experiment, flagRequest.now) ? assignedOf(experiment.page) : null;
    const arm = assigned && Object.hasOwn(assigned.arms, key) ? assigned.arms[key] : undefined;
    const { page, bucketVersion = 1 } = experiment;
    return [
      {
        key,
        value: arm ?? CONTROL,
        variant: arm ?? CONTROL,
        reason: reasonOf(experiment, flagRequest, assigned),
        metadata: { page, bucketVersion, takesPart: arm !== undefined },
      },
    ];
  });
};
