import { COHORTS } from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import type { ExperimentReport, SampleRatioReport } from '@broadsheet/contract/experiment-report';
import { CONVERSION_METRICS } from '@broadsheet/contract/experiments';
import { sampleRatioTest } from '@broadsheet/statistics/sample-ratio-test';
import { sortArms } from '../sort-arms.ts';
import { assembleMetric } from './assemble-metric.ts';
import { ofArm, sumOf, unitsIn } from './count-rows.ts';
import type { ArmCounts, ExperimentCounts } from './experiment-counts.ts';

/** Brands and cohorts share half of the error of one in 1,000, and the split of all units has the other half. */
const PARTS = BRANDS.length + COHORTS.length;

/**
 * Whether the arms of one experiment are assigned as configured, and what they change.
 * @throws RangeError when more units converted than there are.
 */
export const assembleReport = (counts: ExperimentCounts): ExperimentReport => {
  const { key, bucketVersion, weights, rows, unitsInSeveralArms } = counts;
  for (const row of rows) refuseTooMany(key, row);
  const arms = sortArms([...new Set([...Object.keys(weights), ...rows.map((row) => row.arm)])]);
  const units = sumOf(rows, unitsIn);
  const sampleRatio = {
    overall: sampleRatioOf(rows, weights, 2),
    brands: BRANDS.map((brand) => ({
      brand,
      ...sampleRatioOf(
        rows.filter((row) => row.brand === brand),
        weights,
        2 * PARTS,
      ),
    })).filter(hasUnits),
    cohorts: COHORTS.map((cohort) => ({
      cohort,
      ...sampleRatioOf(
        rows.filter((row) => row.cohort === cohort),
        weights,
        2 * PARTS,
      ),
    })).filter(hasUnits),
  };
  return {
    key,
    bucketVersion,
    units,
    unitsInSeveralArms,
    arms: arms.map((arm) => {
      const met = sumOf(ofArm(rows, arm), unitsIn);
      return {
        arm,
        weight: weightOf(weights, arm),
        units: met,
        share: units > 0 ? met / units : 0,
      };
    }),
    sampleRatio,
    metrics: CONVERSION_METRICS.map((metric) => assembleMetric(rows, arms, metric, sampleRatio)),
  };
};

const refuseTooMany = (
  key: string,
  { arm, brand, cohort, units, conversions }: ArmCounts,
): void => {
  for (const metric of CONVERSION_METRICS)
    if (conversions[metric] > units)
      throw new RangeError(
        `${key}: expected at most ${units} units of arm ${arm} to ${metric} in brand ${brand}, cohort ${cohort}, found ${conversions[metric]}`,
      );
};

const sampleRatioOf = (
  rows: readonly ArmCounts[],
  weights: ExperimentCounts['weights'],
  sharedBy: number,
): SampleRatioReport => {
  const arms = [...new Set(rows.map((row) => row.arm))];
  const observed = Object.fromEntries(arms.map((arm) => [arm, sumOf(ofArm(rows, arm), unitsIn)]));
  const { chiSquare, ...ratio } = sampleRatioTest(observed, weights, sharedBy);
  return {
    units: sumOf(rows, unitsIn),
    ...ratio,
    chiSquare: Number.isFinite(chiSquare) ? chiSquare : null,
  };
};

const weightOf = (weights: ExperimentCounts['weights'], arm: string): number => {
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return Object.hasOwn(weights, arm) && all > 0 ? (weights[arm] ?? 0) / all : 0;
};

const hasUnits = ({ units }: { units: number }): boolean => units > 0;
