import { COHORTS } from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import type {
  ArmConversion,
  ExperimentReport,
  PartConversion,
} from '@broadsheet/contract/experiment-report';
import { CONTROL, type ConversionMetric } from '@broadsheet/contract/experiments';
import { conversionDifference, conversionRate } from '@broadsheet/statistics/conversion-intervals';
import { ofArm, sumOf, unitsIn } from './count-rows.ts';
import { describeHint, describeVerdict } from './describe-verdict.ts';
import type { ArmCounts } from './experiment-counts.ts';

type SampleRatios = ExperimentReport['sampleRatio'];
type MetricReport = ExperimentReport['metrics'][number];

/** Segments without units count too: the width of an interval must not depend on the data. */
const PARTS = BRANDS.length + COHORTS.length;

/** @param sharedBy how many intervals share the 5 % in which any may miss. */
const assembleArm = (
  rows: readonly ArmCounts[],
  arm: string,
  metric: ConversionMetric,
  sharedBy: number,
): ArmConversion => {
  const countOf = (name: string) => ({
    units: sumOf(ofArm(rows, name), unitsIn),
    conversions: sumOf(ofArm(rows, name), (row) => row.conversions[metric]),
  });
  const count = countOf(arm);
  const { difference, interval } =
    arm === CONTROL
      ? { difference: null, interval: null }
      : conversionDifference(count, countOf(CONTROL), sharedBy);
  return {
    arm,
    conversions: count.conversions,
    ...conversionRate(count, sharedBy),
    difference,
    differenceInterval: interval,
  };
};

/** What all people do by one metric, and what each brand and each cohort does, as a hint. */
export const assembleMetric = (
  rows: readonly ArmCounts[],
  arms: readonly string[],
  metric: ConversionMetric,
  sampleRatio: SampleRatios,
): MetricReport => {
  const sharedBy = PARTS * Math.max(1, arms.length - 1);
  const assemblePart = (part: readonly ArmCounts[]): PartConversion => {
    const conversions = arms.map((arm) => assembleArm(part, arm, metric, sharedBy));
    return {
      units: sumOf(part, unitsIn),
      verdict: describeHint(conversions, sampleRatio),
      arms: conversions,
    };
  };
  const all = arms.map((arm) => assembleArm(rows, arm, metric, 1));
  const isMet = ({ units }: PartConversion): boolean => units > 0;
  return {
    metric,
    verdict: describeVerdict(all, sampleRatio),
    arms: all,
    brands: BRANDS.map((brand) => ({
      brand,
      ...assemblePart(rows.filter((row) => row.brand === brand)),
    })).filter(isMet),
    cohorts: COHORTS.map((cohort) => ({
      cohort,
      ...assemblePart(rows.filter((row) => row.cohort === cohort)),
    })).filter(isMet),
  };
};
