import type { Experiment, Experiments } from '@broadsheet/contract/experiments';
import { applyVariants } from '../apply-variants.ts';
import { joinParts } from '../audiences/audience-unions.ts';
import { conditionOf } from '../audiences/condition.ts';
import { type BitSet, hasBit, intersectBits } from '../bit-set.ts';
import { compileConditions } from '../compile-conditions.ts';
import type { DimensionClass } from '../compile-dimensions.ts';
import type { CompiledLayout } from '../compiled-layout.ts';
import { decideBlock } from '../decide-block.ts';
import { PLANS_MAX } from '../plan-space.ts';
import { unjoinedSets } from '../reachable-sets.ts';
import { narrowToBlock } from './narrow-to-block.ts';
import { narrowToExperiment } from './narrow-to-experiment.ts';

export interface UnevenBlock {
  readonly who: string;
  /** Arms, with commas. */
  readonly shownIn: string;
  readonly hiddenIn: string;
}

const isShownTo = (compiled: CompiledLayout, rest: BitSet, arm: DimensionClass, block: number) => {
  const narrowed = rest.slice();
  intersectBits(narrowed, arm.holds);
  const holds = joinParts(compiled.audiences, narrowed);
  return decideBlock(compiled, applyVariants(compiled, holds), holds, block).kind === 'shown';
};

/** The layout with a last condition: who may take part, of named audiences too. */
const withParticipants = (
  compiled: CompiledLayout,
  { when = {} }: Experiment,
  { audiences }: Experiments,
): CompiledLayout => {
  const arms = new Map(compiled.experiments.map(({ key, classOf }) => [key, [...classOf.keys()]]));
  const conditions = [...compiled.conditions, conditionOf(when, audiences)];
  return { ...compiled, ...compileConditions(conditions, arms) };
};

/** The plans that participants can get around a block, their own arms open; null where they are more than a proof looks at. */
const listParticipantPlans = (
  compiled: CompiledLayout,
  experiments: Experiments,
  key: string,
  block: number,
) => {
  const experiment = experiments.byKey.get(key) ?? null;
  if (!experiment) return { near: compiled, plans: [] };
  const taking = compiled.conditions.length;
  const near = narrowToBlock(withParticipants(compiled, experiment, experiments), block, [taking]);
  const rest = narrowToExperiment(near, experiments, key, experiment);
  return { near, plans: unjoinedSets(rest, PLANS_MAX) };
};

/** Whether the plans of participants are few enough to prove who sees a block. */
export const isProvable = (...of: Parameters<typeof listParticipantPlans>): boolean =>
  listParticipantPlans(...of).plans !== null;

/**
 * An example person of an experiment's audience for whom one arm shows a block and another does not; `unseen` when no
 * arm shows it to anybody who takes part. Proved over every plan that participants can get; null too where those are
 * too many, which has its own finding.
 */
export const findUnevenBlock = (
  compiled: CompiledLayout,
  experiments: Experiments,
  key: string,
  block: number,
): UnevenBlock | 'unseen' | null => {
  const { near, plans } = listParticipantPlans(compiled, experiments, key, block);
  const taking = compiled.conditions.length;
  const arms = near.experiments.find((each) => each.key === key)?.classes ?? [
    { label: '', holds: near.possible },
  ];
  let seen = false;
  let isTaken = false;
  for (const { holds, who } of plans ?? []) {
    if (!hasBit(joinParts(near.audiences, holds), taking)) continue;
    isTaken = true;
    const shown = arms.map((arm) => isShownTo(near, holds, arm, block));
    const shownIn = arms[shown.indexOf(true)]?.label;
    const hiddenIn = arms[shown.indexOf(false)]?.label;
    if (shownIn !== undefined && hiddenIn !== undefined) return { who, shownIn, hiddenIn };
    if (shownIn !== undefined) seen = true;
  }
  // A condition that nobody meets has its own finding.
  return seen || !isTaken ? null : 'unseen';
};
