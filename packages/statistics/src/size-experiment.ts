/** Both tails of 5 %, and a power of 80 %, of the normal distribution. */
const Z_SIGNIFICANCE = 1.959_964;
const Z_POWER = 0.841_621;

export interface SizeInput {
  /** Of units that convert now: 0 to 1. */
  readonly rate: number;
  /** What should show, in shares: 0.02 is from 10 % to 12 %. */
  readonly difference: number;
}

/**
 * Units that each of two arms needs until a difference of rates shows; null where the better rate would be above 1. The
 * usual sample size for two proportions.
 */
export const unitsNeeded = ({ rate, difference }: SizeInput): number | null => {
  const better = rate + difference;
  if (better > 1) return null;
  const spread = rate * (1 - rate) + better * (1 - better);
  return Math.ceil(((Z_SIGNIFICANCE + Z_POWER) ** 2 * spread) / difference ** 2);
};

export interface DaysInput {
  readonly unitsNeeded: number;
  readonly arms: number;
  /** New units per day, before coverage. */
  readonly unitsPerDay: number;
  readonly coverage: number;
}

/** Days until the smallest of equal arms is large enough; null without any traffic. */
export const daysNeeded = ({
  unitsNeeded: needed,
  arms,
  unitsPerDay,
  coverage,
}: DaysInput): number | null => {
  const perArm = (unitsPerDay * coverage) / arms;
  return perArm > 0 ? Math.max(1, Math.ceil(needed / perArm)) : null;
};
