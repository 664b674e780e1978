import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { Scroller } from '../controls/scroller.tsx';
import { UNIT_TEXT } from './format-experiment.ts';
import { formatCount, formatPercent } from './format-numbers.ts';

/** The arms of an experiment, with the number of people in each. */
export const ArmsTable = ({
  of: { key, report, experiment },
}: {
  readonly of: StudioExperiment;
}) => (
  <Scroller label={`Groups of ${key}`}>
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col">Planned</th>
          <th scope="col">Actual</th>
          <th scope="col">People ({UNIT_TEXT[experiment.unit]})</th>
        </tr>
      </thead>
      <tbody>
        {report.arms.map(({ arm, weight, share, units }) => (
          <tr key={arm}>
            <th scope="row">{arm}</th>
            <td>{formatPercent(weight)}</td>
            <td>{report.units === 0 ? 'no one yet' : formatPercent(share)}</td>
            <td>{formatCount(units)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);
