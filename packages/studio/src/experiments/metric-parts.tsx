import type { ExperimentReport } from '@broadsheet/contract/experiment-report';
import { CONTROL } from '@broadsheet/contract/experiments';
import { formatCohort, formatSite } from '@broadsheet/contract/studio/report-text';
import { Scroller } from '../controls/scroller.tsx';
import { formatRows } from './difference-chart.tsx';
import { formatCount, formatPercent, formatPoints, formatPointsBetween } from './format-numbers.ts';
import { IntervalChart } from './interval-chart.tsx';

type Metric = ExperimentReport['metrics'][number];
type Segment = Pick<Metric, 'arms' | 'verdict'> & { readonly name: string; readonly units: number };

const segmentsOf = ({ brands, cohorts }: Metric): readonly Segment[] => [
  ...brands.map(({ brand, ...segment }) => ({ name: formatSite(brand), ...segment })),
  ...cohorts.map(({ cohort, ...segment }) => ({ name: formatCohort(cohort), ...segment })),
];

const rowsOf = (segments: readonly Segment[], hasSeveral: boolean) =>
  segments.flatMap(({ name, arms }) =>
    arms
      .filter(({ arm }) => arm !== CONTROL)
      .map(({ arm, difference, differenceInterval, ...rest }) => ({
        ...rest,
        key: `${name} ${arm}`,
        segment: name,
        arm,
        name: hasSeveral ? `${name}: ${arm}` : name,
        difference,
        interval: differenceInterval,
        control: arms.find((each) => each.arm === CONTROL)?.rate ?? null,
      })),
  );

const rate = (share: number | null): string => (share === null ? 'nobody' : formatPercent(share));

/** The results by site and by cohort, as a chart and as a table. */
export const MetricSegments = ({
  of,
  experiment,
  caption,
}: {
  readonly of: Metric;
  readonly experiment: string;
  readonly caption: string;
}) => {
  const segments = segmentsOf(of);
  if (segments.length === 0) return null;
  const rows = rowsOf(segments, of.arms.length > 2);
  return (
    <details className="more">
      <summary>{caption}, by site and audience</summary>
      {rows.some(({ interval }) => interval) ? (
        <>
          <p className="soft">
            Use these as hints for your next test, not as results. With so many comparisons, some
            differences are chance, so the ranges here are wider than above.
          </p>
          <IntervalChart rows={rows} label={formatRows(rows)} />
        </>
      ) : (
        <p className="soft">Not enough data yet for a breakdown.</p>
      )}
      <Scroller label={`Results of ${experiment} by site and audience: ${caption}`}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Audience</th>
              <th scope="col">People</th>
              <th scope="col">Control</th>
              <th scope="col">Group</th>
              <th scope="col">Vs control</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, segment, arm, rate: share, control, difference, interval }) => (
              <tr key={key}>
                <th scope="row">{segment}</th>
                <td>{formatCount(segments.find(({ name }) => name === segment)?.units ?? 0)}</td>
                <td>{rate(control)}</td>
                <td>
                  {arm}: {rate(share)}
                </td>
                <td>
                  {interval && difference !== null ? (
                    <>
                      {formatPoints(difference)}{' '}
                      <span className="soft">({formatPointsBetween(interval)})</span>
                    </>
                  ) : (
                    <span className="soft">not enough data</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </details>
  );
};
