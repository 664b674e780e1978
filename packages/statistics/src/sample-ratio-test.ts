import gammaln from '@stdlib/math-base-special-gammaln';

/** Share of correct experiments that ever raise the alarm, for any number of checks. */
const ALPHA = 0.001;
/**
 * Concentrations of the Dirichlet priors around the weights, mixed equally: the first finds a gross fault within some
 * tens of units, the second a deviation of a point within some ten thousands.
 */
const CONCENTRATIONS = [10, 1_000];

export interface SampleRatio {
  /**
   * Valid at every check, 0 to 1: where arms are assigned by their weights, it ever falls to p with a probability of p
   * at most.
   */
  readonly pValue: number;
  /** Pearson's statistic, which describes and decides nothing. Infinite when an arm of no weight has units. */
  readonly chiSquare: number;
  readonly degrees: number;
  readonly alarm: boolean;
}

/**
 * A sequential test of units per arm against the weights: the multinomial e-process of Lindon and Malek, "Anytime-valid
 * inference for multinomial count data", NeurIPS 2022, theorem 1, with a mixture of Dirichlet priors that are centred at
 * the weights. It compares the probability of the counts under the mixture and under the weights, which exceeds 1 / p
 * with a probability of p at most, whenever and however often it is computed (Ville's inequality).
 * @param observed units by arm; an arm without a weight counts as one of weight 0.
 * @param weights in any unit, such as percent; only their ratios count.
 * @param sharedBy how many tests share the error (Bonferroni).
 */
export const sampleRatioTest = (
  observed: Readonly<Record<string, number>>,
  weights: Readonly<Record<string, number>>,
  sharedBy = 1,
): SampleRatio => {
  const arms = [...new Set([...Object.keys(weights), ...Object.keys(observed)])];
  const cells = arms.map((arm) => ({ units: own(observed, arm), weight: own(weights, arm) }));
  const weight = cells.reduce((sum, cell) => sum + cell.weight, 0);
  const assigned = cells
    .filter((cell) => cell.weight > 0)
    .map((cell) => ({ units: cell.units, share: cell.weight / weight }));
  const degrees = Math.max(0, assigned.length - 1);
  if (cells.some((cell) => cell.weight === 0 && cell.units > 0))
    return { pValue: 0, chiSquare: Number.POSITIVE_INFINITY, degrees, alarm: true };
  const pValue = Math.min(1, sharedBy * Math.exp(-logEvidence(assigned)));
  return { pValue, chiSquare: chiSquareOf(assigned), degrees, alarm: pValue <= ALPHA };
};

interface Cell {
  readonly units: number;
  readonly share: number;
}

/** The logarithm of the e-value: of the mean over all priors. */
const logEvidence = (cells: readonly Cell[]): number => {
  const logs = CONCENTRATIONS.map((concentration) => logBayesFactor(cells, concentration));
  const max = Math.max(...logs);
  const mean = logs.reduce((sum, log) => sum + Math.exp(log - max), 0) / logs.length;
  return max + Math.log(mean);
};

/** Dirichlet-multinomial over multinomial probability of the counts; their order does not matter. */
const logBayesFactor = (cells: readonly Cell[], concentration: number): number => {
  const units = cells.reduce((sum, cell) => sum + cell.units, 0);
  return cells.reduce(
    (sum, cell) => {
      const prior = concentration * cell.share;
      const posterior = gammaln(prior + cell.units) - gammaln(prior);
      return sum + posterior - cell.units * Math.log(cell.share);
    },
    gammaln(concentration) - gammaln(concentration + units),
  );
};

const chiSquareOf = (cells: readonly Cell[]): number => {
  const units = cells.reduce((sum, cell) => sum + cell.units, 0);
  if (units === 0) return 0;
  return cells.reduce((sum, cell) => {
    const expected = units * cell.share;
    return sum + (cell.units - expected) ** 2 / expected;
  }, 0);
};

const own = (counts: Readonly<Record<string, number>>, arm: string): number =>
  Object.hasOwn(counts, arm) ? (counts[arm] ?? 0) : 0;
