import type { ArmConversion } from '@broadsheet/contract/experiment-report';
import { formatPoints, formatPointsBetween } from './format-numbers.ts';
import { type ChartRow, IntervalChart } from './interval-chart.tsx';

const formatRow = ({ name, difference, interval }: ChartRow): string =>
  interval && difference !== null
    ? `${name}: ${formatPoints(difference)}, ${formatPointsBetween(interval)}`
    : `${name}: not enough data`;

/** Describes the chart in one sentence. */
export const formatRows = (rows: readonly ChartRow[]): string =>
  `Difference from the control group. ${rows.map(formatRow).join('; ')}`;

/** The difference between each arm and control; the table below has the numbers. */
export const DifferenceChart = ({ arms }: { readonly arms: readonly ArmConversion[] }) => {
  const rows = arms.flatMap(({ arm, difference, differenceInterval }): ChartRow[] =>
    differenceInterval ? [{ name: arm, difference, interval: differenceInterval }] : [],
  );
  return rows.length === 0 ? null : <IntervalChart rows={rows} label={formatRows(rows)} />;
};
