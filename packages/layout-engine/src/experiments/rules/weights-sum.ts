import type { ExperimentRule } from './experiment-rule.ts';

/** Thirds are written as 33.3, 33.3 and 33.4, which floating point does not add up exactly. */
const TOLERANCE = 1e-6;

export const weightsSum: ExperimentRule = {
  code: 'WEIGHTS_SUM',
  check: ({ experiments }, report) => {
    for (const [key, { variants }] of experiments.byKey) {
      const sum = Object.values(variants).reduce((total, weight) => total + weight, 0);
      if (Math.abs(sum - 100) > TOLERANCE)
        report(
          [key, 'variants'],
          `the weights of "${key}" sum to ${Number(sum.toFixed(6))}, not to 100`,
          'Weights are percent of those who take part: let them sum to 100.',
        );
    }
  },
};
