import { CONTROL } from '@broadsheet/contract/experiments';
import type { PageJson } from '@broadsheet/contract/page-json';
import { ROLLOUT_KEY, type RolloutArm } from '@broadsheet/contract/studio/rollout';
import type { ConsultedField } from '@broadsheet/layout-engine/plan';
import type { SelectedPlan } from '../plan/select-page-plan.ts';

const PREFIX = 'experiment.';

/**
 * The rollout and the experiments that decide a page, each with the arm served. The browser watches a block only where
 * its exposure counts: on a page that was found, for participants who would see a difference.
 */
export const assembleExperiments = (
  { arms, counted }: Pick<SelectedPlan, 'arms' | 'counted'>,
  consulted: readonly ConsultedField[],
  rollout: RolloutArm | null,
  status: number,
): PageJson['experiments'] =>
  consulted.flatMap((field) => {
    if (!field.startsWith(PREFIX)) return [];
    const key = field.slice(PREFIX.length);
    if (key === ROLLOUT_KEY) return rollout ? [{ key, arm: rollout.arm }] : [];
    const arm = arms[key] ?? CONTROL;
    const block = counted.activated.get(key)?.block;
    return block === undefined || status !== 200
      ? [{ key, arm }]
      : [{ key, arm, activation: { block } }];
  });
