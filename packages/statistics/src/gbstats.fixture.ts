import { type MetricSums, NO_UNITS } from './metric-sums.ts';

/**
 * Cases with published answers: the tests of GrowthBook's gbstats (Python, MIT), github.com/growthbook/growthbook at
 * commit 8f1db445, packages/stats/tests. Each names its file and case; answers are rounded as there, to five decimals.
 */
const mean = (units: number, sum: number, sumSquares: number): MetricSums => ({
  ...NO_UNITS,
  units,
  sum,
  sumSquares,
});

/** `frequentist/test_tests.py`, TestTwoSidedTTest: effects with their standard errors. */
export const MEANS = {
  control: mean(3_407, 1_396.87, 52_377.9767),
  arm: mean(3_461, 2_422.7, 134_698.29),
  difference: { value: 0.29, error: 0.12478 },
  lift: { value: 0.70732, error: 0.37879 },
};

/** `frequentist/test_tests.py`, TestTwoSidedTTest.test_two_sided_ttest_binom. */
export const SHARES = {
  control: { units: 28, conversions: 14 },
  arm: { units: 30, conversions: 16 },
  lift: { value: 0.06667, error: 0.2717 },
};

/** `frequentist/test_tests.py`, TestSequentialTTest: intervals of the lift by the tuning parameter. */
export const SEQUENTIAL = {
  control: mean(3_000, 1_396.87, 52_377.9767),
  arm: mean(3_461, 2_422.7, 134_698.29),
  tightestAt: 1_000,
  lift: { value: 0.50336, error: 0.33341 },
  interval: { low: -0.55844, high: 1.56516 },
};

/** As above, test_sequential_test_runs_ra: adjusted by a covariate, with the tuning parameter 5,000. */
export const SEQUENTIAL_ADJUSTED = {
  control: { ...SEQUENTIAL.control, before: 16.87, beforeSquares: 527.9767, beforeProduct: 1 },
  arm: { ...SEQUENTIAL.arm, before: 22.7, beforeSquares: 1_348.29, beforeProduct: 1 },
  tightestAt: 5_000,
  lift: { value: 0.50338, error: 0.33341 },
  interval: { low: -0.50969, high: 1.51646 },
};

/** `test_shared_models.py`: METRIC_1 and METRIC_3, whose covariance numpy gives, and TestComputeTheta. */
export const RAW = { first: [0.3, 0.5, 0.9, 22], second: [2, 1, 5, 3], theta: 0.01864 };

/**
 * `frequentist/test_post_strat.py`, TestPostStratification: five strata with a covariate, control before the arm: units,
 * sum, sum of squares, the same before exposure, and sum of products.
 */
const STRATA_ROWS = [
  [21, 330.0696211, 5377.8112526, 104.9074897, 544.8528083, 1709.8485612],
  [42, 708.1220001, 12249.255519, 205.1707206, 1040.6742754, 3561.1616734],
  [65, 1391.9662804, 30546.6340419, 315.8392651, 1578.8689286, 6938.7704559],
  [75, 1807.4703053, 45000.2876649, 377.2954037, 1981.0803021, 9428.1464051],
  [102, 2916.8241247, 86396.0688669, 523.2717238, 2797.1588986, 15535.1622168],
  [101, 3104.5399915, 98365.4055353, 501.0447879, 2596.8991567, 15962.7546366],
  [151, 5172.5879299, 182453.0452804, 758.3911049, 3955.9222814, 26846.4157012],
  [121, 4613.6966101, 180520.6478123, 603.9456523, 3144.0820998, 23789.8273016],
  [160, 6539.3484452, 274981.9890935, 823.2824168, 4389.8939951, 34727.8479543],
  [162, 7431.9532599, 349244.6690737, 832.3565284, 4439.2531467, 39332.6674948],
] as const;

const stratumSums = (index: number): MetricSums => {
  const [units = 0, sum = 0, sumSquares = 0, before = 0, beforeSquares = 0, beforeProduct = 0] =
    STRATA_ROWS[index] ?? [];
  return { ...NO_UNITS, units, sum, sumSquares, before, beforeSquares, beforeProduct };
};

/** Answers without and with the covariate. */
export const STRATA = {
  strata: STRATA_ROWS.flatMap((_, index) =>
    index % 2 === 0
      ? [{ name: `${index / 2}`, control: stratumSums(index), arm: stratumSums(index + 1) }]
      : [],
  ),
  difference: { value: 3.548094377986586, error: 0.37634374823059685 },
  lift: { value: 0.10994584851937336, error: 0.012225394656480164 },
  adjusted: { value: 3.7116918650826394, error: 0.07390409644392272 },
};
