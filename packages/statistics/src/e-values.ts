/**
 * How many intervals share the 5 % error of one decision (Bonferroni): each metric that decides, which are the primary
 * one and the guardrails, in each arm beside control. It holds whatever depends on what, and at every check. It must
 * be that of the plan: a number that follows the data, such as of arms with units, would make the intervals invalid.
 */
export const sharedError = (deciding: { metrics: number; arms: number }): number =>
  Math.max(1, deciding.metrics) * Math.max(1, deciding.arms - 1);

/**
 * Which of several metrics that decide nothing changed: the e-BH procedure of Wang and Ramdas, "False discovery rate
 * control with e-values", Journal of the Royal Statistical Society B 84 (2022), section 3. At most 5 % of the discovered
 * ones are false on average, whatever depends on what and whenever it is read.
 * @param evidence e-values, such as those of `compareArms`, whose `sharedBy` is the number of these metrics: one of many
 * needs more evidence, and so more data.
 * @returns for each of them whether it is a discovery.
 */
export const discoveries = (evidence: readonly number[], rate = 0.05): readonly boolean[] => {
  const sorted = evidence.toSorted((one, other) => other - one);
  const rank = sorted.findLastIndex(
    (value, index) => value * (index + 1) * rate >= evidence.length,
  );
  const bound = sorted[rank];
  return evidence.map((value) => bound !== undefined && value >= bound);
};
