import {
  ANYBODY,
  type Audience,
  isPossibleSeeker,
  withMembership,
} from '@broadsheet/contract/audience';
import type { Brand } from '@broadsheet/contract/brand';
import { isOpenExperiment } from '@broadsheet/contract/experiment-schedule';
import { CONTROL, type Experiment, type Experiments } from '@broadsheet/contract/experiments';
import type { FlagContext, FlagEvaluation, FlagReason } from '@broadsheet/contract/flag-evaluation';
import type { AudienceWhen } from '@broadsheet/contract/when';
import type { Participant, StoredBuckets } from '@broadsheet/experiments/assignment';
import { type Condition, conditionOf, meets } from '@broadsheet/layout-engine/audiences/condition';
import { type AssignedArms, assignArms, type ExperimentDeps } from './assign-arms.ts';

/** A client of the protocol has no cookies of ours: its arms follow from the hash alone, as those of a new visitor. */
const NO_STORED_BUCKETS: StoredBuckets = { visitor: {}, seeker: {} };

export interface FlagRequest {
  readonly experiments: Experiments;
  readonly audience: Audience;
  /** The browser or installed app, and the account of whoever has logged in there. */
  readonly participant: Participant;
  /** Epoch ms. */
  readonly now: number;
}

/** The audience of a context; null where nobody can have both its cohort and its membership. */
export const audienceOfContext = (context: FlagContext, brand: Brand): Audience | null => {
  const { targetingKey: _, seekerId: __, ...fields } = withMembership(context);
  const known = Object.keys(ANYBODY).flatMap((name) =>
    name in fields ? [[name, Reflect.get(fields, name)]] : [],
  );
  const audience: Audience = { ...ANYBODY, ...Object.fromEntries(known), brand, crawler: false };
  return isPossibleSeeker(audience) ? audience : null;
};

const admits = ({ brand: wanted, not }: AudienceWhen, brand: Brand): boolean =>
  (wanted?.includes(brand) ?? true) && !not?.brand?.includes(brand);

const admitsBrand = (condition: Condition, brand: Brand): boolean =>
  admits(condition, brand) &&
  (condition.wanted?.some(({ any }) => any.some((part) => admits(part, brand))) ?? true);

/**
 * The keys of the experiments that run now on a brand's site. Nobody outside of the team learns of a draft, of a stopped
 * or later one, or of one of another brand.
 */
export const listFlags = (
  { byKey, audiences }: Pick<Experiments, 'byKey' | 'audiences'>,
  brand: Brand,
  now: number,
): readonly string[] =>
  [...byKey]
    .filter(
      ([, experiment]) =>
        isOpenExperiment(experiment, now) &&
        admitsBrand(conditionOf(experiment.when ?? {}, audiences), brand),
    )
    .map(([key]) => key)
    .sort();

/** Whether the unit itself decides anything, and not only its audience. */
const isSplit = ({ variants, coverage = 1, layer }: Experiment, holdout: number): boolean =>
  coverage < 1 ||
  layer !== undefined ||
  holdout > 0 ||
  Object.values(variants).filter((weight) => weight > 0).length > 1;

/** @param assigned null where the site serves control to everybody, as nothing can be counted */
const reasonOf = (
  experiment: Experiment,
  { experiments, audience }: FlagRequest,
  assigned: AssignedArms | null,
): FlagReason => {
  if (!assigned) return 'UNKNOWN';
  const { when } = experiment;
  if (when && !meets(conditionOf(when, experiments.audiences), audience)) return 'TARGETING_MATCH';
  if (isSplit(experiment, experiments.holdout)) return 'SPLIT';
  return when ? 'TARGETING_MATCH' : 'STATIC';
};

/** Assigns the arms of each page once, however many experiments it has. */
const openAssignments = (deps: ExperimentDeps, flagRequest: FlagRequest) => {
  const { experiments, audience, participant, now } = flagRequest;
  const pages = new Map<string, AssignedArms | null>();
  const participation = () => ({
    participant,
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

const unitOf = (
  { unit }: Pick<Experiment, 'unit'>,
  { seekerId }: Participant,
): FlagEvaluation['metadata']['unit'] =>
  unit === 'seeker' && seekerId !== null ? 'seekerId' : 'targetingKey';

/**
 * Evaluates experiments for one participant, with the arms that the site gives it. Nothing is counted: an evaluation
 * does not say that anybody saw the arm. @param keys of `listFlags`
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
    const assigned = assignedOf(experiment.page);
    const arm = assigned && Object.hasOwn(assigned.arms, key) ? assigned.arms[key] : undefined;
    const { page, bucketVersion = 1 } = experiment;
    const unit = unitOf(experiment, flagRequest.participant);
    return [
      {
        key,
        value: arm ?? CONTROL,
        variant: arm ?? CONTROL,
        reason: reasonOf(experiment, flagRequest, assigned),
        metadata: { page, bucketVersion, unit, takesPart: arm !== undefined },
      },
    ];
  });
};
