import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { formatSite } from '@broadsheet/contract/studio/report-text';
import type { RolloutMeasure } from '@broadsheet/contract/studio/rollout';
import { Scroller } from '../controls/scroller.tsx';
import { useCall } from '../data/use-call.ts';
import { formatCount } from '../experiments/format-numbers.ts';
import { blockTitles } from '../impact/block-titles.ts';
import { ARM_LABELS, formatApplied, formatFailures, formatFall } from './format-rollout.ts';

interface RolloutFiguresProps {
  readonly measure: RolloutMeasure;
}

/** The blocks with the most failures come first. */
const BLOCKS_SHOWN = 5;

const People = ({ measure: { people, applyFall } }: RolloutFiguresProps) => (
  <>
    <Scroller label="Visitors and applications">
      <table className="table rollout-people">
        <thead>
          <tr>
            <th scope="col">Version shown</th>
            <th scope="col">Visitors</th>
            <th scope="col">Applied</th>
            <th scope="col">Application rate</th>
          </tr>
        </thead>
        <tbody>
          {people.map((each) => (
            <tr key={each.arm}>
              <th scope="row">{ARM_LABELS[each.arm]}</th>
              <td>{formatCount(each.units)}</td>
              <td>{formatCount(each.applied)}</td>
              <td>{formatApplied(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
    <p>{formatFall(applyFall)}</p>
  </>
);

const Blocks = ({ measure: { blocks } }: RolloutFiguresProps) => {
  const palette = useCall(readPalette);
  const titleOf = blockTitles(palette.data?.types ?? [], {});
  const failing = blocks.filter(({ live, next }) => live.failures + next.failures > 0);
  if (failing.length === 0) return <p>No block errors on these pages.</p>;
  return (
    <>
      <p>Blocks with errors, worst first:</p>
      <ul className="rollout-blocks">
        {failing.slice(0, BLOCKS_SHOWN).map((each) => (
          <li key={`${each.brand} ${each.page} ${each.block}`}>
            <strong>{titleOf(each.block, each.type)}</strong> on {formatPage(each.page)},{' '}
            {formatSite(each.brand)}: {formatFailures(each)}
          </li>
        ))}
      </ul>
    </>
  );
};

/** The counts of both arms since the share was last set. */
export const RolloutFigures = ({ measure }: RolloutFiguresProps) => (
  <div className="rollout-figures">
    <People measure={measure} />
    <Blocks measure={measure} />
  </div>
);
