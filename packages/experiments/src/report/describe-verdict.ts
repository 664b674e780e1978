import type { ArmConversion, ExperimentReport } from '@broadsheet/contract/experiment-report';
import { CONTROL } from '@broadsheet/contract/experiments';
import type { Interval } from '../statistics/conversion-intervals.ts';

const NOT_ENOUGH = 'not enough yet';
const NO_DIFFERENCE = 'no difference seen yet';

/** What an experiment says of one metric, in words for those who run it. */
export const describeVerdict = (
  arms: readonly ArmConversion[],
  sampleRatio: ExperimentReport['sampleRatio'],
): string => {
  const distrust = describeDistrust(sampleRatio);
  if (distrust) return distrust;
  const told = arms
    .filter(({ arm }) => arm !== CONTROL)
    .map(({ arm, differenceInterval }) => ({ arm, ...describeDifference(differenceInterval) }));
  const words = new Set(told.map((one) => one.words));
  if (told.length === 0) return NOT_ENOUGH;
  if (words.size === 1 && !told.some(({ isSeen }) => isSeen)) return [...words].join();
  return told
    .map((one) => (one.isSeen ? `${one.arm} ${one.words}` : `${one.arm}: ${one.words}`))
    .join('; ');
};

/** Undefined when all arms are dealt as configured, in every brand and cohort. */
const describeDistrust = ({
  overall,
  brands,
  cohorts,
}: ExperimentReport['sampleRatio']): string | undefined => {
  const places = [
    ...brands.filter(({ alarm }) => alarm).map(({ brand }) => `brand ${brand}`),
    ...cohorts.filter(({ alarm }) => alarm).map(({ cohort }) => `cohort ${cohort}`),
  ];
  if (!overall.alarm && places.length === 0) return undefined;
  const where = places.length > 0 ? ` (${places.join(', ')})` : '';
  return `do not trust: arms are not dealt as configured${where}`;
};

const describeDifference = (interval: Interval | null): { words: string; isSeen: boolean } => {
  if (!interval) return { words: NOT_ENOUGH, isSeen: false };
  const { low, high } = interval;
  if (low > 0) return { words: `is better by ${inPoints(low, high)}`, isSeen: true };
  if (high < 0) return { words: `is worse by ${inPoints(-high, -low)}`, isSeen: true };
  return { words: NO_DIFFERENCE, isSeen: false };
};

const inPoints = (low: number, high: number): string => {
  const decimals = high < 0.01 ? 2 : 1;
  return `${(low * 100).toFixed(decimals)} to ${(high * 100).toFixed(decimals)} points`;
};
