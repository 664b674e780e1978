import type { ExperimentReport } from '@broadsheet/contract/experiment-report';
import type { RecommendedDecision } from '@broadsheet/contract/studio/decision';
import {
  type DecidingDifference,
  listDecidingDifferences,
} from '@broadsheet/experiments/report/deciding-differences';
import { hasAlarm } from '@broadsheet/experiments/report/report-experiments';

interface ArmResult {
  readonly arm: string;
  readonly isWorse: boolean;
  /** By how much it is better at the least, in its best metric; null where it is nowhere better. */
  readonly gain: number | null;
}

const assessArm = (arm: string, differences: readonly DecidingDifference[]): ArmResult => {
  const intervals = differences.flatMap((each) => (each.arm === arm ? (each.interval ?? []) : []));
  const gains = intervals.map(({ low }) => low).filter((low) => low > 0);
  return {
    arm,
    isWorse: intervals.some(({ high }) => high < 0),
    gain: gains.length > 0 ? Math.max(...gains) : null,
  };
};

/**
 * What the results recommend. Hold where they cannot be trusted. Ship an arm that is better on some metric and worse on
 * none: of several the one with the largest certain gain. Hold where an arm is better on one metric and worse on another.
 * Roll back where some arm is worse. Else keep it running, or hold once it has ended. Pure.
 */
export const recommendDecision = (
  report: ExperimentReport,
  isOpen: boolean,
): RecommendedDecision => {
  if (hasAlarm(report)) return { decision: 'hold', arm: null };
  const differences = listDecidingDifferences(report);
  const arms = [...new Set(differences.map(({ arm }) => arm))].map((arm) =>
    assessArm(arm, differences),
  );
  const [best] = arms
    .filter(({ gain, isWorse }) => gain !== null && !isWorse)
    .toSorted((one, other) => (other.gain ?? 0) - (one.gain ?? 0));
  if (best) return { decision: 'ship', arm: best.arm };
  if (arms.some(({ gain }) => gain !== null)) return { decision: 'hold', arm: null };
  if (arms.some(({ isWorse }) => isWorse)) return { decision: 'rollBack', arm: null };
  return { decision: isOpen ? 'keepRunning' : 'hold', arm: null };
};
