import { estimateMetric } from './estimates.ts';
import { countContributors } from './is-enough.ts';
import type { MetricSums, SummedKind } from './metric-sums.ts';
import { createRandom, type Random } from './random.ts';

export interface BatchArm {
  readonly arm: string;
  readonly sums: MetricSums;
}

export interface BatchOptions {
  /** The smallest weight of an arm, 0 to 1 over the number of arms: an arm that lost by chance can come back. */
  readonly floor: number;
  /** The share of units that are assigned equally. Only they may be read as an experiment. */
  readonly uniformSlice: number;
  /** The same seed gives the same weights: that of the experiment and the batch. */
  readonly seed: number;
  readonly samples?: number;
}

const SAMPLES = 10_000;
/** Of an arm: below them its mean is no normal variable yet. */
const [MIN_UNITS, MIN_CONTRIBUTORS] = [100, 20];

/**
 * The weights of the next batch by Thompson sampling: Thompson, "On the likelihood that one unknown probability exceeds
 * another", Biometrika 25 (1933); in batches as Chapelle and Li, "An empirical evaluation of Thompson sampling", NIPS 2011.
 * An arm's weight is how often it is best in draws from the posteriors: Beta(1 + conversions, 1 + others) for a share, else
 * normal. While an arm of another kind has fewer than 100 units or 20 contributors, or no variance, weights are equal: an
 * arm whose first amount has not come yet is not certain to have none.
 *
 * Units of a batch that follow these weights estimate nothing without bias: early luck decides who sees an arm later.
 * @returns weights by arm, which sum to 1.
 * @throws RangeError for options out of their range, and for sums that no share can have.
 */
export const batchWeights = (
  kind: SummedKind,
  arms: readonly BatchArm[],
  { floor, uniformSlice, seed, samples = SAMPLES }: BatchOptions,
): Readonly<Record<string, number>> => {
  const equal = 1 / arms.length;
  if (arms.length === 0) throw new RangeError('expected at least one arm, found none');
  if (!(floor >= 0 && floor <= equal))
    throw new RangeError(
      `expected a floor of 0 to ${equal} for ${arms.length} arms, found ${floor}`,
    );
  if (!(uniformSlice >= 0 && uniformSlice <= 1))
    throw new RangeError(`expected a uniform slice of 0 to 1, found ${uniformSlice}`);
  if (!(samples >= 1 && Number.isFinite(samples)))
    throw new RangeError(`expected at least one sample, found ${samples}`);
  const adaptive = raiseTo(floor, chancesToWin(kind, arms, samples, createRandom(seed)));
  return Object.fromEntries(
    arms.map(({ arm }, index) => [
      arm,
      uniformSlice * equal + (1 - uniformSlice) * (adaptive[index] ?? equal),
    ]),
  );
};

/** How often each arm has the highest draw; arms with the same one share it. */
const chancesToWin = (
  kind: SummedKind,
  arms: readonly BatchArm[],
  samples: number,
  random: Random,
): number[] => {
  const samplers = arms.map(({ sums }) => createSampler(kind, sums, random));
  const wins = new Array<number>(arms.length).fill(0);
  if (samplers.includes(null)) return wins.map(() => 1 / arms.length);
  for (let turn = 0; turn < samples; turn += 1) {
    const values = samplers.map((sample) => sample?.() ?? 0);
    const best = Math.max(...values);
    const winners = values.flatMap((value, index) => (value === best ? [index] : []));
    for (const index of winners) wins[index] = (wins[index] ?? 0) + 1 / winners.length;
  }
  return wins.map((won) => won / samples);
};

/** Null with too little for a posterior. */
const createSampler = (
  kind: SummedKind,
  sums: MetricSums,
  random: Random,
): (() => number) | null => {
  const estimate = estimateMetric(kind, sums);
  if (kind === 'share') return () => random.beta(1 + sums.sum, 1 + (sums.units - sums.sum));
  const isFew = sums.units < MIN_UNITS || countContributors(kind, sums) < MIN_CONTRIBUTORS;
  if (!estimate || isFew || !(estimate.variance > 0)) return null;
  const error = Math.sqrt(estimate.variance / estimate.units);
  return () => estimate.value + error * random.normal();
};

/** Raises what is below the floor, and takes it from the rest by their height over it. */
const raiseTo = (floor: number, weights: readonly number[]): number[] => {
  const over = weights.map((weight) => Math.max(0, weight - floor));
  const spare = 1 - floor * weights.length;
  const sum = over.reduce((total, one) => total + one, 0);
  return over.map((one) => floor + (sum > 0 ? (spare * one) / sum : 0));
};
