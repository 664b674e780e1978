import type { ArmConversion, ExperimentReport } from '@broadsheet/contract/experiment-report';
import { METRIC_TEXT } from '@broadsheet/contract/studio/report-text';
import { Scroller } from '../controls/scroller.tsx';
import { DifferenceChart } from './difference-chart.tsx';
import {
  formatCount,
  formatPercent,
  formatPercents,
  formatPoints,
  formatPointsBetween,
} from './format-numbers.ts';
import { MetricSegments } from './metric-parts.tsx';

type Metric = ExperimentReport['metrics'][number];

const NOT_ENOUGH = <span className="soft">not enough data</span>;

const ArmRow = ({ of }: { readonly of: ArmConversion }) => (
  <tr>
    <th scope="row">{of.arm}</th>
    <td>{formatCount(of.conversions)}</td>
    <td>
      {of.rate === null ? NOT_ENOUGH : formatPercent(of.rate)}
      {of.interval && <span className="soft"> ({formatPercents(of.interval)})</span>}
    </td>
    <td>
      {of.difference === null ? (
        <span className="soft">{of.arm === 'control' ? 'baseline' : 'not enough data'}</span>
      ) : (
        formatPoints(of.difference)
      )}
      {of.difference !== null && (
        <span className="soft">
          {' '}
          ({of.differenceInterval ? formatPointsBetween(of.differenceInterval) : 'not enough data'})
        </span>
      )}
    </td>
  </tr>
);

/** The result of one metric: the verdict, a chart and the numbers. */
export const MetricResult = ({
  of,
  experiment,
}: {
  readonly of: Metric;
  /** Its key, by which the tables of several experiments are told apart. */
  readonly experiment: string;
}) => (
  <section className="metric">
    <h3>{METRIC_TEXT[of.metric]}</h3>
    <p className="verdict">{of.verdict}</p>
    <DifferenceChart arms={of.arms} />
    <Scroller label={`Results of ${experiment}: ${METRIC_TEXT[of.metric]}`}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Conversions</th>
            <th scope="col">Rate</th>
            <th scope="col">Vs control</th>
          </tr>
        </thead>
        <tbody>
          {of.arms.map((arm) => (
            <ArmRow key={arm.arm} of={arm} />
          ))}
        </tbody>
      </table>
    </Scroller>
    <MetricSegments of={of} experiment={experiment} caption={METRIC_TEXT[of.metric]} />
  </section>
);
