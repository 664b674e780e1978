import { maxDifference, type ValidEffect, validEffect } from './compare-arms.ts';
import { differenceOf, effectParts } from './effects.ts';
import { estimateMetric } from './estimates.ts';
import { isEnough } from './is-enough.ts';
import type { MetricSums, SummedKind } from './metric-sums.ts';

/** Sums of the units that take part in two experiments, by their arm in the first and in the second. */
export interface CrossedSums {
  readonly neither: MetricSums;
  readonly first: MetricSums;
  readonly second: MetricSums;
  readonly both: MetricSums;
}

/**
 * By how much the effect of one experiment differs in the arm of another: the difference of two differences, in a 2 x 2
 * factorial (Montgomery, "Design and analysis of experiments", section 6.2). Its interval is valid at every check, and
 * where it excludes 0, the two experiments should not be read, nor shipped, one by one.
 * @param sharedBy how many intervals share the error: all tested pairs of experiments and arms.
 */
export const compareCrossed = (
  kind: SummedKind,
  { neither, first, second, both }: CrossedSums,
  sharedBy = 1,
): ValidEffect | null => {
  const [ofNeither, ofFirst, ofSecond, ofBoth] = [neither, first, second, both].map((sums) =>
    estimateMetric(kind, sums),
  );
  if (!ofNeither || !ofFirst || !ofSecond || !ofBoth) return null;
  const withSecond = differenceOf(effectParts(ofBoth, ofSecond));
  const without = differenceOf(effectParts(ofFirst, ofNeither));
  const interaction = {
    value: withSecond.value - without.value,
    variance: withSecond.variance + without.variance,
  };
  const units = ofNeither.units + ofFirst.units + ofSecond.units + ofBoth.units;
  const enough = isEnough(kind, both, second, sharedBy) && isEnough(kind, first, neither, sharedBy);
  return validEffect(interaction, { units, sharedBy, enough, max: 2 * maxDifference(kind) });
};
