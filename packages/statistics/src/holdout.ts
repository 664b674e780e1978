import { type ArmComparison, type ComparisonOptions, compareArms } from './compare-arms.ts';
import { addSums, type MetricSums, type SummedKind } from './metric-sums.ts';

/**
 * What all experiments together changed: everybody else against the people of the holdout, who took part in none. The
 * holdout is control. Sums of both count from the day on which the holdout began, whoever took part in which experiment.
 *
 * Each unit needs a closed window, such as the 28 days after its entry, and counts when that is over; or each new cohort
 * is read once. A measure that grows for ever in the same people is not covered: its interval is wrong more often, the
 * longer it is read, see `docs/statistics.md`.
 */
export const readHoldout = (
  kind: SummedKind,
  holdout: MetricSums,
  others: readonly MetricSums[],
  options?: ComparisonOptions,
): ArmComparison => compareArms(kind, addSums(...others), holdout, options);
