/** Share of experiments whose interval ever misses the true value, for any number of checks. */
const ALPHA = 0.05;
/** Units at which the interval is tightest for its width at all other sizes. */
const TIGHTEST_AT = 10_000;
/** Squared tuning parameter of the mixture, `rho` of the paper, for the size above. */
const rhoSquared = (alpha: number): number =>
  (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha)) + 1) / TIGHTEST_AT;

/**
 * Half the width of the 95 % asymptotic confidence sequence of a mean: the normal mixture boundary of Waudby-Smith,
 * Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences", Annals of
 * Statistics 52 (2024). It covers all sample sizes simultaneously.
 * @param units the sample size of the mean, above 0.
 * @param variance of one unit.
 * @param sharedBy how many intervals share the 5 % error (Bonferroni).
 */
export const sequenceHalfWidth = (units: number, variance: number, sharedBy = 1): number => {
  const alpha = ALPHA / sharedBy;
  const rho = rhoSquared(alpha);
  const spread = units * rho + 1;
  return Math.sqrt(
    ((variance * 2 * spread) / (units ** 2 * rho)) * Math.log(Math.sqrt(spread) / alpha),
  );
};
