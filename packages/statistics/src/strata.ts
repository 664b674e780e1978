import {
  type ArmComparison,
  type ComparisonOptions,
  compareArms,
  maxDifference,
  type ValidEffect,
  validEffect,
  validLift,
} from './compare-arms.ts';
import { thetaOf } from './cuped.ts';
import { differenceOf, type EffectParts, effectParts } from './effects.ts';
import { type Estimate, estimateMetric } from './estimates.ts';
import { isEnough } from './is-enough.ts';
import { addSums, type MetricSums, type SummedKind } from './metric-sums.ts';

/** Units of each arm that a stratum needs to stay one. */
const MIN_UNITS = 10;

/** People of one kind, which was known before exposure: a brand, a cohort. A unit is in one stratum. */
export interface Stratum {
  readonly name: string;
  readonly arm: MetricSums;
  readonly control: MetricSums;
}

export interface StratifiedComparison {
  readonly difference: ValidEffect | null;
  readonly lift: ValidEffect | null;
  /** Strata with fewer than ten units in an arm, which were joined to others. */
  readonly joined: readonly string[];
}

/**
 * The effect in all strata together, each with its share of the units of both arms: what the arms differ by in their mix
 * of people is no part of it. Miratrix, Sekhon and Yu, "Adjusting treatment effect estimates by post-stratification in
 * randomized experiments", Journal of the Royal Statistical Society B 75 (2013), equation 3. Its variance is that of the
 * strata, and that of their shares when the next people have another mix. With a covariate each stratum has a theta.
 *
 * A ratio has no stratified effect here: the mean of its strata's ratios is not the ratio of all.
 */
export const compareStratified = (
  kind: Exclude<SummedKind, 'ratio'>,
  strata: readonly Stratum[],
  { sharedBy = 1, adjusted = false }: ComparisonOptions = {},
): StratifiedComparison => {
  const { large, joined } = joinSmall(strata);
  const estimates = large.flatMap((stratum) => {
    const [arm, control] = [
      estimateMetric(kind, stratum.arm),
      estimateMetric(kind, stratum.control),
    ];
    return arm && control ? [{ arm, control }] : [];
  });
  if (estimates.length === 0) return { difference: null, lift: null, joined };
  const units = estimates.reduce((sum, { arm, control }) => sum + arm.units + control.units, 0);
  const enough = isEnough(
    kind,
    addSums(...strata.map(({ arm }) => arm)),
    addSums(...strata.map(({ control }) => control)),
    sharedBy,
  );
  const parts = joinParts(estimates, units, adjusted);
  const difference = validEffect(differenceOf(parts), {
    units,
    sharedBy,
    enough,
    max: maxDifference(kind),
  });
  return { difference, lift: validLift(parts, difference, units, sharedBy), joined };
};

interface StratumEstimates {
  readonly arm: Estimate;
  readonly control: Estimate;
}

/** The weighted means of the strata's parts; variances are within the strata, and between them by their shares. */
const joinParts = (
  strata: readonly StratumEstimates[],
  units: number,
  adjusted: boolean,
): EffectParts => {
  const weighted = strata.map(({ arm, control }) => ({
    weight: (arm.units + control.units) / units,
    ...effectParts(arm, control, adjusted ? thetaOf([arm, control]) : 0),
  }));
  const mean = (of: (one: (typeof weighted)[number]) => number): number =>
    weighted.reduce((sum, one) => sum + one.weight * of(one), 0);
  const [base, changed] = [mean((one) => one.base), mean((one) => one.changed)];
  const within = (of: (one: EffectParts) => number): number => mean((one) => one.weight * of(one));
  return {
    base,
    changed,
    baseVariance: within((one) => one.baseVariance) + mean((one) => (one.base - base) ** 2) / units,
    changedVariance:
      within((one) => one.changedVariance) + mean((one) => (one.changed - changed) ** 2) / units,
    covariance:
      within((one) => one.covariance) +
      mean((one) => (one.base - base) * (one.changed - changed)) / units,
  };
};

/** Joins small strata to one, and that one to the smallest other one while it is small itself. */
const joinSmall = (strata: readonly Stratum[]) => {
  const isLarge = ({ arm, control }: Stratum): boolean =>
    Math.min(arm.units, control.units) >= MIN_UNITS;
  const sizeOf = ({ arm, control }: Stratum): number => arm.units + control.units;
  const small = strata.filter((one) => !isLarge(one));
  const large = strata.filter(isLarge).toSorted((one, other) => sizeOf(one) - sizeOf(other));
  const joined = small.map(({ name }) => name);
  if (small.length === 0) return { large, joined };
  const rest = join(small);
  if (isLarge(rest)) return { large: [rest, ...large], joined };
  const [smallest, ...others] = large;
  return { large: [smallest ? join([rest, smallest]) : rest, ...others], joined };
};

const join = (strata: readonly Stratum[]): Stratum => ({
  name: strata.map(({ name }) => name).join(' '),
  arm: addSums(...strata.map(({ arm }) => arm)),
  control: addSums(...strata.map(({ control }) => control)),
});

/**
 * The effect in each stratum, with intervals that share their error over all strata (Bonferroni): together they contain
 * all true effects 95 times in 100, at every check. Strata without units are to be passed, too: the width of an interval
 * must not depend on the data.
 * @param sharedBy how many other intervals share the error, such as of further arms.
 */
export const compareByStratum = (
  kind: SummedKind,
  strata: readonly Stratum[],
  { sharedBy = 1, adjusted = false }: ComparisonOptions = {},
): readonly { readonly name: string; readonly comparison: ArmComparison }[] =>
  strata.map(({ name, arm, control }) => ({
    name,
    comparison: compareArms(kind, arm, control, { sharedBy: sharedBy * strata.length, adjusted }),
  }));
