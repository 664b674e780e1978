import type { HealthDays } from '@broadsheet/contract/studio/health-calls';
import { VITAL_SAMPLES } from '@broadsheet/contract/studio/health-calls';
import { VITAL_LIMITS, type Vital } from '@broadsheet/contract/vitals';
import { useState } from 'react';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { Scroller } from '../controls/scroller.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { formatNumber, formatTime } from './format-health.ts';
import { formatVital, RATING_TEXT, VITAL_NAMES } from './format-vital.ts';
import { type SpeedValue, type SpeedView, speedRows } from './speed-rows.ts';
import type { Health } from './use-health.ts';

interface SpeedSectionProps extends Pick<Health, 'vitals'> {
  readonly days: HealthDays;
}

const VIEWS: readonly (readonly [SpeedView, string])[] = [
  ['pages', 'Pages'],
  ['blocks', 'Blocks'],
  ['arms', 'Experiment groups'],
];

const VitalCell = ({
  vital,
  of,
}: {
  readonly vital: Vital;
  readonly of: SpeedValue | undefined;
}) => {
  if (!of) return <td>–</td>;
  const text = formatVital(vital, of.p75);
  if (of.rating === null)
    return (
      <td className="soft">
        {text} ({formatNumber(of.samples)})
      </td>
    );
  const rated = `${text}, ${RATING_TEXT[of.rating]}`;
  return <td>{of.rating === 'good' ? rated : <strong className="trouble">{rated}</strong>}</td>;
};

const DAYS: Readonly<Record<HealthDays, string>> = {
  1: 'the last 24 hours',
  7: 'the last 7 days',
  28: 'the last 28 days',
};

/** How fast pages, blocks and arms were for visitors, as their browsers measured it. */
export const SpeedSection = ({ vitals, days }: SpeedSectionProps) => {
  const [view, setView] = useState<SpeedView>('pages');
  const { LCP, INP, CLS } = VITAL_LIMITS;
  return (
    <section aria-labelledby="vitals">
      <h2 id="vitals">Speed for visitors</h2>
      <p className="soft">
        Measured in the browsers of one in ten visitors in {DAYS[days]}. Three out of four visits
        were at least this fast. Good is: main content within {formatTime(LCP.passing)}, response
        within {formatTime(INP.passing)}, layout shift up to {formatVital('CLS', CLS.passing)}.
        Values from fewer than {VITAL_SAMPLES} visits are grey, with their number.
      </p>
      <div className="health-filters">
        <SelectInput label="Show" value={view} choices={VIEWS} onChange={setView} />
      </div>
      <Loaded of={vitals} rows={4}>
        {(measured) => {
          const rows = speedRows(measured, view);
          return rows.length === 0 ? (
            <Empty>No data yet. Values appear here after visitors leave a page.</Empty>
          ) : (
            <Scroller label="Table of speed">
              <table className="table health-speed" aria-label="Speed for visitors">
                <thead>
                  <tr>
                    <th scope="col">Name</th>
                    {VITAL_NAMES.map(([vital, label]) => (
                      <th key={vital} scope="col">
                        {label}
                      </th>
                    ))}
                    <th scope="col">Visits</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ id, name, detail, visits, values }) => (
                    <tr key={id}>
                      <th scope="row">
                        {name}
                        <br />
                        <span className="soft">{detail}</span>
                      </th>
                      {VITAL_NAMES.map(([vital]) => (
                        <VitalCell key={vital} vital={vital} of={values[vital]} />
                      ))}
                      <td>{formatNumber(visits)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroller>
          );
        }}
      </Loaded>
    </section>
  );
};
