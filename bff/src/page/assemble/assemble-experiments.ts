import { CONTROL } from '@broadsheet/contract/experiments';
import type { PageJson } from '@broadsheet/contract/page-json';
import { ROLLOUT_KEY, type RolloutArm } from '@broadsheet/contract/studio/rollout';
import type { ExperimentDimensionName, Plan } from '@broadsheet/layout-engine/plan';
import type { SelectedPlan } from '../plan/select-page-plan.ts';

const isExperiment = (field: string): field is ExperimentDimensionName =>
  field.startsWith('experiment.');

/** The dimensions of the experiments that a layout asks for. */
const askedExperiments = (plan: Plan): ExperimentDimensionName[] =>
  plan.consulted.filter(isExperiment);

/** Those that decide a page: with the layout's own the rollout that chose the layout. */
export const consultedExperiments = (
  plan: Plan,
  rollout: RolloutArm | null,
): ExperimentDimensionName[] => [
  ...(rollout ? [`experiment.${ROLLOUT_KEY}` as const] : []),
  ...askedExperiments(plan),
];

/**
 * The rollout and the experiments that the layout asks for, each with the arm served. The browser is told to watch for a block only
 * where having seen it would count: on a page that was found, for who takes part and can see a difference.
 */
export const assembleExperiments = (
  { plan, arms, counted }: Pick<SelectedPlan, 'plan' | 'arms' | 'counted'>,
  rollout: RolloutArm | null,
  status: number,
): PageJson['experiments'] => {
  const asked = askedExperiments(plan).map((dimension) => {
    const key = dimension.slice('experiment.'.length);
    const arm = arms[key] ?? CONTROL;
    const block = counted.activated.get(key)?.block;
    return block === undefined || status !== 200
      ? { key, arm }
      : { key, arm, activation: { block } };
  });
  return rollout ? [{ key: ROLLOUT_KEY, arm: rollout.arm }, ...asked] : asked;
};
