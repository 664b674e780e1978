import { estimateMetric } from './estimates.ts';
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
/** Below it the mean of an arm is no normal variable yet. */
const MIN_UNITS = 100;

/**
 * The weights of the next batch by Thompson sampling: Thompson, "On the likelihood that one unknown probability exceeds
 * another", Biometrika 25 (1933); in batches as Chapelle and Li, "An empirical evaluation of Thompson sampling", NIPS 2011.
 * An arm's weight is how often it is best in draws from the posteriors: Beta(1 + conversions, 1 + others) for a share, else
 * normal. While an arm of another kind has fewer than 100 units, weights are equal.
 *
 * Units of a batch that follow these weights estimate nothing without bias: early luck decides who sees an arm later.
 * @returns weights by arm, which sum to 1.
 */
export const batchWeights = (
  kind: SummedKind,
  arms: readonly BatchArm[],
  { floor, uniformSlice, seed, samples = SAMPLES }: BatchOptions,
): Readonly<Record<string, number>> => {
  const equal = 1 / arms.length;
  if (floor < 0 || floor > equal)
    throw new RangeError(
      `expected a floor of 0 to ${equal} for ${arms.length} arms, found ${floor}`,
    );
  if (uniformSlice < 0 || uniformSlice > 1)
    throw new RangeError(`expected a uniform slice of 0 to 1, found ${uniformSlice}`);
  const adaptive = raiseTo(floor, chancesToWin(kind, arms, samples, createRandom(seed)));
  return Object.fromEntries(
    arms.map(({ arm }, index) => [
      arm,
      uniformSlice * equal + (1 - uniformSlice) * (adaptive[index] ?? equal),
    ]),
  );
};

/** How often each arm has the highest draw. */
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
    const best = values.indexOf(Math.max(...values));
    wins[best] = (wins[best] ?? 0) + 1;
  }
  return wins.map((count) => count / samples);
};

/** Null with too few units for a posterior. */
const createSampler = (
  kind: SummedKind,
  sums: MetricSums,
  random: Random,
): (() => number) | null => {
  if (kind === 'share') return () => random.beta(1 + sums.sum, 1 + sums.units - sums.sum);
  const estimate = sums.units < MIN_UNITS ? null : estimateMetric(kind, sums);
  if (!estimate) return null;
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
