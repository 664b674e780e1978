import type { Finding } from '@broadsheet/contract/finding';
import { Button } from 'react-aria-components';
import { count } from '../format/count.ts';
import type { LocatedFindings } from './locate-findings.ts';
import type { CellPosition } from './use-grid.ts';

interface FaultTourProps {
  readonly locatedFindings: LocatedFindings;
  /** True if the current text was checked. */
  readonly isChecked: boolean;
  /** The focused cell. */
  readonly active: CellPosition;
  readonly onGo: (cell: CellPosition) => void;
}

const cellsOf = ({ rows }: LocatedFindings): readonly CellPosition[] =>
  rows.flatMap((findings, row) => findings.map(({ column }) => ({ row, column: column ?? 0 })));

const isAfter = (cell: CellPosition, other: CellPosition): boolean =>
  cell.row > other.row || (cell.row === other.row && cell.column > other.column);

const HeadFaults = ({ of }: { readonly of: readonly Finding[] }) =>
  of.length === 0 ? null : (
    <ul className="findings">
      {of.map(({ code, message, mend }) => (
        <li key={`${code} ${message}`}>
          <p>Column headings: {message}.</p>
          <p className="mend">{mend}</p>
        </li>
      ))}
    </ul>
  );

/** The number of findings, and buttons to go from one to the next. */
export const FaultTour = ({ locatedFindings, isChecked, active, onGo }: FaultTourProps) => {
  const cells = cellsOf(locatedFindings);
  const many = cells.length + locatedFindings.head.length;
  const next = cells.find((cell) => isAfter(cell, active)) ?? cells[0];
  return (
    <div className="fault-tour">
      <div role="status">
        <p className={many > 0 ? 'trouble' : isChecked ? 'fine' : 'soft'}>
          {many > 0
            ? `${count(many, 'problem')} to fix.`
            : isChecked
              ? 'No problems found.'
              : 'Not checked yet. Save to see problems in their cells.'}
        </p>
      </div>
      {next && (
        <Button className="button-quiet" onPress={() => onGo(next)}>
          Next problem
        </Button>
      )}
      <HeadFaults of={locatedFindings.head} />
    </div>
  );
};
