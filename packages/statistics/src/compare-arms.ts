import {
  around,
  type Interval,
  limitTo,
  sequenceEvidence,
  sequenceHalfWidth,
} from './confidence-sequence.ts';
import { savedVariance, thetaOf } from './cuped.ts';
import {
  differenceOf,
  type Effect,
  type EffectParts,
  effectParts,
  liftInterval,
  liftOf,
} from './effects.ts';
import { type Estimate, estimateMetric } from './estimates.ts';
import { isEnough } from './is-enough.ts';
import type { MetricSums, SummedKind } from './metric-sums.ts';

/** An effect with an interval that is valid at every check. */
export interface ValidEffect {
  readonly value: number;
  /** Null with too few units, and for a lift where control's value may be 0. */
  readonly interval: Interval | null;
  /** Against no effect, at every check; 0 with too few units. See `e-values.ts`. */
  readonly evidence: number;
}

export interface ArmComparison {
  readonly arm: Estimate | null;
  readonly control: Estimate | null;
  /** The arm's value less control's; null without units in either. */
  readonly difference: ValidEffect | null;
  /** The difference in parts of control's value; null where that is not above 0. */
  readonly lift: ValidEffect | null;
  /** Of the covariate; 0 adjusts nothing. */
  readonly theta: number;
  /** The share of the variance of the difference that the covariate saved, 0 to 1. */
  readonly savedVariance: number;
}

export interface ComparisonOptions {
  /** How many intervals share the 5 % error, see `sharedError`. */
  readonly sharedBy?: number;
  /** Adjust by the covariate (CUPED); a metric without one stays as it is. */
  readonly adjusted?: boolean;
}

/**
 * A metric of an arm against control, with 95 % intervals that are valid at every check: asymptotic confidence sequences
 * of asymptotically linear estimators, Waudby-Smith et al. 2024, section 3. A unit of the sequence is one of both arms
 * together, as if each contributed to the effect by its share.
 */
export const compareArms = (
  kind: SummedKind,
  armSums: MetricSums,
  controlSums: MetricSums,
  { sharedBy = 1, adjusted = false }: ComparisonOptions = {},
): ArmComparison => {
  const [arm, control] = [estimateMetric(kind, armSums), estimateMetric(kind, controlSums)];
  if (!arm || !control)
    return { arm, control, difference: null, lift: null, theta: 0, savedVariance: 0 };
  const theta = adjusted ? thetaOf([arm, control]) : 0;
  const units = arm.units + control.units;
  const enough = isEnough(kind, armSums, controlSums, sharedBy);
  const parts = effectParts(arm, control, theta);
  const difference = validEffect(differenceOf(parts), {
    units,
    sharedBy,
    enough,
    max: maxDifference(kind),
  });
  return {
    arm,
    control,
    difference,
    lift: validLift(parts, difference, units, sharedBy),
    theta,
    savedVariance: savedVariance(arm, control, theta),
  };
};

/** The lift of a difference, whose evidence it shares: no lift is no difference. */
export const validLift = (
  parts: EffectParts,
  difference: ValidEffect,
  units: number,
  sharedBy: number,
): ValidEffect | null => {
  const lift = liftOf(parts);
  if (!lift) return null;
  const interval =
    difference.interval && liftInterval(parts, sequenceHalfWidth(units, units, sharedBy));
  return {
    value: Math.max(MIN_LIFT, lift.value),
    interval: interval && limitTo(interval, MIN_LIFT, Number.POSITIVE_INFINITY),
    evidence: difference.evidence,
  };
};

/** No measure is below 0. */
const MIN_LIFT = -1;

/** The largest difference of two values, either way. */
export const maxDifference = (kind: SummedKind): number =>
  kind === 'share' ? 1 : Number.POSITIVE_INFINITY;

interface EffectSetting {
  readonly units: number;
  readonly sharedBy: number;
  /** Whether there are units for an interval. */
  readonly enough: boolean;
  /** The largest possible effect, either way. */
  readonly max: number;
}

export const validEffect = (
  { value, variance }: Effect,
  { units, sharedBy, enough, max }: EffectSetting,
): ValidEffect => {
  if (!enough || !(variance > 0)) return { value, interval: null, evidence: 0 };
  const ofUnit = variance * units;
  return {
    value,
    interval: limitTo(around(value, sequenceHalfWidth(units, ofUnit, sharedBy)), -max, max),
    evidence: sequenceEvidence(value, units, ofUnit, sharedBy),
  };
};
