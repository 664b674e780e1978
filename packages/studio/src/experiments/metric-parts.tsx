import type { ExperimentReport } from '@broadsheet/contract/experiment-report';
import { CONTROL } from '@broadsheet/contract/experiments';
import { Scroller } from '../controls/scroller.tsx';
import { formatRows } from './difference-chart.tsx';
import { formatCohort, formatSite } from './format-experiment.ts';
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

/** What each site and each kind of people does, as a picture and as a table. */
export const MetricSegments = ({
  of,
  caption,
}: {
  readonly of: Metric;
  readonly caption: string;
}) => {
  const segments = segmentsOf(of);
  if (segments.length === 0) return null;
  const rows = rowsOf(segments, of.arms.length > 2);
  return (
    <details className="more">
      <summary>{caption}, by site and by people</summary>
      {rows.some(({ interval }) => interval) ? (
        <>
          <p className="soft">
            Take these as hints where to look next. Looked at in so many parts, chance alone shows
            something somewhere, so each interval here is wider than the one above: all of them
            together hold the true differences 95 times in 100.
          </p>
          <IntervalChart rows={rows} label={formatRows(rows)} />
        </>
      ) : (
        <p className="soft">Too few to tell, of either site and of all these people.</p>
      )}
      <Scroller label={`Numbers by site and by people: ${caption}`}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">Took part</th>
              <th scope="col">Control</th>
              <th scope="col">Arm</th>
              <th scope="col">Beside control</th>
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
                    <span className="soft">too few to tell</span>
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
