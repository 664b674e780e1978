import type { ArchivedResult } from '@broadsheet/contract/studio/decision';
import { Scroller } from '../controls/scroller.tsx';
import {
  formatCount,
  formatPercent,
  formatPoints,
  formatPointsBetween,
} from '../experiments/format-numbers.ts';

type Group = ArchivedResult['groups'][number];

const Difference = ({ of: { difference, interval } }: { readonly of: Group }) =>
  difference === null ? (
    <span className="soft">–</span>
  ) : (
    <>
      {formatPoints(difference)}{' '}
      {interval && <span className="soft">({formatPointsBetween(interval)})</span>}
    </>
  );

/** The results at the time of a decision. */
export const ArchivedResults = ({ of }: { readonly of: readonly ArchivedResult[] }) =>
  of.map(({ metric, verdict, groups }) => (
    <section className="metric" key={metric}>
      <h3>{metric}</h3>
      <p className="verdict">{verdict}</p>
      <Scroller label={`Results: ${metric}`}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Group</th>
              <th scope="col">People</th>
              <th scope="col">Conversions</th>
              <th scope="col">Rate</th>
              <th scope="col">Vs control</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((each) => (
              <tr key={each.group}>
                <th scope="row">{each.group}</th>
                <td>{each.people === null ? '–' : formatCount(each.people)}</td>
                <td>{formatCount(each.conversions)}</td>
                <td>{each.rate === null ? '–' : formatPercent(each.rate)}</td>
                <td>
                  <Difference of={each} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  ));
