import type { ArmConversion, ExperimentReport } from '@broadsheet/contract/experiment-report';
import { CONTROL } from '@broadsheet/contract/experiments';
import type { Interval } from '../statistics/conversion-intervals.ts';

const NOT_ENOUGH = 'not enough yet';
const TOO_FEW = 'too few to tell';
const NO_DIFFERENCE = 'no difference seen yet';

type SampleRatios = ExperimentReport['sampleRatio'];

/** What an experiment says of one metric, in words for those who run it. */
export const describeVerdict = (
  arms: readonly ArmConversion[],
  sampleRatio: SampleRatios,
): string => describeDistrust(sampleRatio) ?? describeArms(arms, NOT_ENOUGH);

/** What it says of one brand or cohort: a hint where to look, for it was not asked about alone. */
export const describeHint = (arms: readonly ArmConversion[], sampleRatio: SampleRatios): string => {
  const distrust = describeDistrust(sampleRatio);
  if (distrust) return distrust;
  const said = describeArms(arms, TOO_FEW);
  return arms.some(({ differenceInterval }) => isSeen(differenceInterval))
    ? `a hint: ${said}`
    : said;
};

const describeArms = (arms: readonly ArmConversion[], few: string): string => {
  const told = arms
    .filter(({ arm }) => arm !== CONTROL)
    .map(({ arm, differenceInterval: of }) => ({
      arm,
      words: describeDifference(of, few),
      joint: isSeen(of) ? ' ' : ': ',
    }));
  const [words = few, ...others] = new Set(told.map((one) => one.words));
  if (others.length === 0 && !told.some(({ joint }) => joint === ' ')) return words;
  return told.map((one) => one.arm + one.joint + one.words).join('; ');
};

/** Undefined when all arms are dealt as configured, in every brand and cohort. */
const describeDistrust = ({ overall, brands, cohorts }: SampleRatios): string | undefined => {
  const places = [
    ...brands.filter(({ alarm }) => alarm).map(({ brand }) => `brand ${brand}`),
    ...cohorts.filter(({ alarm }) => alarm).map(({ cohort }) => `cohort ${cohort}`),
  ];
  if (!overall.alarm && places.length === 0) return undefined;
  const where = places.length > 0 ? ` (${places.join(', ')})` : '';
  return `do not trust: arms are not dealt as configured${where}`;
};

const isSeen = (interval: Interval | null): boolean =>
  interval !== null && (interval.low > 0 || interval.high < 0);

const describeDifference = (interval: Interval | null, few: string): string => {
  if (!interval) return few;
  const { low, high } = interval;
  if (low > 0) return `is better by ${inPoints(low, high)}`;
  if (high < 0) return `is worse by ${inPoints(-high, -low)}`;
  return NO_DIFFERENCE;
};

const inPoints = (low: number, high: number): string => {
  const decimals = high < 0.01 ? 2 : 1;
  return `${(low * 100).toFixed(decimals)} to ${(high * 100).toFixed(decimals)} points`;
};
