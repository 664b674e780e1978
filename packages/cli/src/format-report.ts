import type { ExperimentReport } from '@broadsheet/contract/experiment-report';
import type { Experiment } from '@broadsheet/contract/experiments';
import { hasAlarm, type Unreported } from '@broadsheet/experiments/report/report-experiments';
import { formatTable } from './format-table.ts';
import type { Paint } from './paint.ts';

type Metric = ExperimentReport['metrics'][number];

const NUMBER = new Intl.NumberFormat('en-IN');
const INDENT = '  ';

const inPercent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const inPoints = (share: number): string => `${share > 0 ? '+' : ''}${(share * 100).toFixed(2)}`;
const range = (
  interval: { readonly low: number; readonly high: number } | null,
  show: (share: number) => string,
): string => (interval ? `${show(interval.low)} to ${show(interval.high)}` : 'not enough data');
const chance = (pValue: number): string =>
  pValue < 0.0001 ? 'p < 0.0001' : `p = ${pValue.toFixed(4)}`;

const formatArms = ({ arms }: ExperimentReport): string[] =>
  formatTable([
    ['arm', 'configured', 'units', 'share'],
    ...arms.map(({ arm, weight, units, share }) => [
      arm,
      inPercent(weight),
      NUMBER.format(units),
      inPercent(share),
    ]),
  ]);

const formatRatio = ({ sampleRatio }: ExperimentReport, paint: Paint): string[] => {
  const { overall, brands, cohorts } = sampleRatio;
  const all = [
    { place: 'all', ...overall },
    ...brands.map((one) => ({ place: `brand ${one.brand}`, ...one })),
    ...cohorts.map((one) => ({ place: `cohort ${one.cohort}`, ...one })),
  ];
  return all.map(({ place, alarm, pValue, units }) => {
    const line = `${place}: ${NUMBER.format(units)} units, ${chance(pValue)}`;
    return alarm ? paint('red', `sample ratio ALARM  ${line}`) : `sample ratio ok     ${line}`;
  });
};

/** Brands and cohorts: hints, in intervals that share their 5 %. */
const formatHints = ({ brands, cohorts }: Metric): string[] => {
  const parts = [
    ...brands.map(({ brand, ...part }) => ({ place: `brand ${brand}`, ...part })),
    ...cohorts.map(({ cohort, ...part }) => ({ place: `cohort ${cohort}`, ...part })),
  ];
  const isReported = parts.some(({ arms }) =>
    arms.some(({ differenceInterval }) => differenceInterval),
  );
  if (!isReported) return [];
  const rows = parts.flatMap(({ place, units, arms }) =>
    arms
      .filter(({ difference }) => difference !== null)
      .map(({ arm, difference, differenceInterval }) => [
        place,
        arm,
        NUMBER.format(units),
        inPoints(difference ?? 0),
        differenceInterval ? range(differenceInterval, inPoints) : 'not enough data',
      ]),
  );
  return [
    '',
    ...formatTable([['hints', 'arm', 'units', 'points', 'shared 95% interval'], ...rows]),
  ];
};

const formatMetric = (of: Metric, alarm: boolean, paint: Paint) => [
  `${paint('bold', of.metric)}: ${alarm ? paint('red', of.verdict) : of.verdict}`,
  ...formatTable([
    ['arm', 'converted', 'rate', '95% interval', 'points', '95% interval'],
    ...of.arms.map(({ arm, conversions, rate, interval, difference, differenceInterval }) => [
      arm,
      NUMBER.format(conversions),
      rate === null ? '-' : inPercent(rate),
      range(interval, inPercent),
      ...(difference === null ? [] : [inPoints(difference), range(differenceInterval, inPoints)]),
    ]),
  ]),
  ...formatHints(of),
];

/** One experiment for people: its assignments, their validity, and its effect. */
export const formatReport = (
  report: ExperimentReport,
  { page, status }: Pick<Experiment, 'page' | 'status'>,
  paint: Paint,
): string => {
  const { key, bucketVersion, units, unitsInSeveralArms, metrics } = report;
  const head = `${paint('bold', key)} (${status}, on ${page}, bucket version ${bucketVersion})`;
  const lost = `${NUMBER.format(unitsInSeveralArms)} more saw several arms and are not counted`;
  const text = `${NUMBER.format(units)} units${unitsInSeveralArms > 0 ? `; ${lost}` : ''}`;
  if (units === 0) return `${head}: ${text}\n`;
  const alarm = hasAlarm(report);
  const parts = [
    formatArms(report),
    formatRatio(report, paint),
    ...metrics.map((metric) => formatMetric(metric, alarm, paint)),
  ];
  const lines = parts.flatMap((part) => ['', ...part.map((line) => INDENT + line)]);
  return `${[`${head}: ${text}`, ...lines].join('\n').replaceAll(/ +$/gm, '')}\n`;
};

/** A line for records of an experiment that is not in the file. */
export const formatUnreported = ({ key, bucketVersion, units }: Unreported): string =>
  `${key}, bucket version ${bucketVersion}: ${NUMBER.format(units)} units recorded; layouts/experiments.json has no weights for them\n`;
