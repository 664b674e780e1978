import type { ArmConversion, ExperimentReport } from '@broadsheet/contract/experiment-report';
import { formatInstant } from '@broadsheet/contract/format-instant';
import type { ReportFormat, StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { formatCohort, formatSite, METRIC_TEXT } from '@broadsheet/contract/studio/report-text';
import { type Cell, formatSpreadsheet } from './format-spreadsheet.ts';

type Metric = ExperimentReport['metrics'][number];

interface Segment {
  readonly name: string;
  readonly units: number;
  readonly verdict: string;
  readonly arms: readonly ArmConversion[];
}

const HEADING = [
  'Experiment',
  'Page',
  'Assignment',
  'Exported',
  'Metric',
  'Audience',
  'People in the audience',
  'Group',
  'People in the group',
  'Conversions',
  'Rate (%)',
  'Rate from (%)',
  'Rate to (%)',
  'Difference from control (points)',
  'Difference from (points)',
  'Difference to (points)',
  'Verdict',
];

/** A share in percent or points, without rounding errors. */
const percent = (share: number | undefined | null): number | null =>
  share === undefined || share === null ? null : Number((share * 100).toFixed(6));

const segmentsOf = (report: ExperimentReport, metric: Metric): readonly Segment[] => [
  { name: 'Everyone', units: report.units, verdict: metric.verdict, arms: metric.arms },
  ...metric.brands.map(({ brand, ...segment }) => ({ name: formatSite(brand), ...segment })),
  ...metric.cohorts.map(({ cohort, ...segment }) => ({ name: formatCohort(cohort), ...segment })),
];

const resultOf = (arm: ArmConversion): readonly Cell[] => [
  arm.conversions,
  percent(arm.rate),
  percent(arm.interval?.low),
  percent(arm.interval?.high),
  percent(arm.difference),
  percent(arm.differenceInterval?.low),
  percent(arm.differenceInterval?.high),
];

/** A row for each metric, audience and group. The number of people in a group is of everyone alone. */
const formatCsvReport = (
  { key, experiment, report }: StudioExperiment,
  exportedAt: string,
): string => {
  const about = [key, formatPage(experiment.page), report.bucketVersion, formatInstant(exportedAt)];
  const rows = report.metrics.flatMap((metric) =>
    segmentsOf(report, metric).flatMap(({ name, units, verdict, arms }, index) =>
      arms.map((arm): readonly Cell[] => [
        ...about,
        METRIC_TEXT[metric.metric],
        name,
        units,
        arm.arm,
        index === 0 ? (report.arms.find((each) => each.arm === arm.arm)?.units ?? null) : null,
        ...resultOf(arm),
        verdict,
      ]),
    ),
  );
  return formatSpreadsheet([HEADING, ...rows]);
};

/** The report of an experiment as a file, with its definition. Pure. @param exportedAt ISO 8601 */
export const exportReport = (
  of: StudioExperiment,
  format: ReportFormat,
  exportedAt: string,
): { name: string; text: string } => {
  const name = `${of.key}-${of.report.bucketVersion}.${format}`;
  if (format === 'csv') return { name, text: formatCsvReport(of, exportedAt) };
  return { name, text: `${JSON.stringify({ exportedAt, ...of }, null, 2)}\n` };
};
