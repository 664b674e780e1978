/** Share of experiments whose interval ever misses the truth, however often anybody looks. */
const ALPHA = 0.05;
/** Units at which the interval is tightest for its width at all other sizes. */
const TIGHTEST_AT = 10_000;
/** Squared tuning parameter of the mixture, `rho` of the paper, for the size above. */
const RHO_SQUARED = (-2 * Math.log(ALPHA) + Math.log(-2 * Math.log(ALPHA)) + 1) / TIGHTEST_AT;

/**
 * Half the width of the 95 % asymptotic confidence sequence of a mean: the normal mixture boundary of
 * Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic
 * confidence sequences", Annals of Statistics 52 (2024). It covers at all sizes at once.
 *
 * @param units how many the mean is over, above 0.
 * @param variance of one unit.
 */
export const sequenceHalfWidth = (units: number, variance: number): number => {
  const spread = units * RHO_SQUARED + 1;
  return Math.sqrt(
    ((variance * 2 * spread) / (units ** 2 * RHO_SQUARED)) * Math.log(Math.sqrt(spread) / ALPHA),
  );
};
