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
