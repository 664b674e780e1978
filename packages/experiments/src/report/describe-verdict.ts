import type { ArmConversion, ExperimentReport } from '@broadsheet/contract/experiment-report';
import { CONTROL } from '@broadsheet/contract/experiments';
import type { Interval } from '@broadsheet/statistics/confidence-sequence';

const NOT_ENOUGH = 'not enough data';
const NO_DIFFERENCE = 'no difference seen yet';

type SampleRatios = ExperimentReport['sampleRatio'];

/** The verdict of an experiment on one metric, as text for its owners. */
export const describeVerdict = (
  arms: readonly ArmConversion[],
  sampleRatio: SampleRatios,
): string => describeDistrust(sampleRatio) ?? describeArms(arms);

/** The verdict for one brand or cohort: a hint for further analysis, because it is one of many comparisons. */
export const describeHint = (arms: readonly ArmConversion[], sampleRatio: SampleRatios): string => {
  const distrust = describeDistrust(sampleRatio);
  if (distrust) return distrust;
  const armsText = describeArms(arms);
  return arms.some(({ differenceInterval }) => isSeen(differenceInterval))
    ? `a hint: ${armsText}`
    : armsText;
};

const describeArms = (arms: readonly ArmConversion[]): string => {
  const described = arms
    .filter(({ arm }) => arm !== CONTROL)
    .map(({ arm, differenceInterval: of }) => ({
      arm,
      text: describeDifference(of),
      joint: isSeen(of) ? ' ' : ': ',
    }));
  const [text = NOT_ENOUGH, ...others] = new Set(described.map((one) => one.text));
  if (others.length === 0 && !described.some(({ joint }) => joint === ' ')) return text;
  return described.map((one) => one.arm + one.joint + one.text).join('; ');
};

/** Undefined when all arms are assigned as configured, in every brand and cohort. */
const describeDistrust = ({ overall, brands, cohorts }: SampleRatios): string | undefined => {
  const scopes = [
    ...brands.filter(({ alarm }) => alarm).map(({ brand }) => `${brand} site`),
    ...cohorts.filter(({ alarm }) => alarm).map(({ cohort }) => `cohort ${cohort}`),
  ];
  if (!overall.alarm && scopes.length === 0) return undefined;
  const where = scopes.length > 0 ? ` (${scopes.join(', ')})` : '';
  return `unreliable: the traffic split differs from the plan${where}`;
};

const isSeen = (interval: Interval | null): boolean =>
  interval !== null && (interval.low > 0 || interval.high < 0);

const describeDifference = (interval: Interval | null): string => {
  if (!interval) return NOT_ENOUGH;
  const { low, high } = interval;
  if (low > 0) return `is better by ${inPoints(low, high)}`;
  if (high < 0) return `is worse by ${inPoints(-high, -low)}`;
  return NO_DIFFERENCE;
};

const inPoints = (low: number, high: number): string => {
  const decimals = high < 0.01 ? 2 : 1;
  return `${(low * 100).toFixed(decimals)} to ${(high * 100).toFixed(decimals)} points`;
};
