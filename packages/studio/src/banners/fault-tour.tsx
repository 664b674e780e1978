import type { Finding } from '@broadsheet/contract/finding';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { count } from '../format/count.ts';
import { formatFinding } from '../format/format-finding.ts';
import type { CellPosition } from './cell-range.ts';
import type { LocatedFindings } from './locate-findings.ts';

interface FaultTourProps {
  readonly locatedFindings: LocatedFindings;
  /** Whether the current text was checked; null before the first check of the draft. */
  readonly isChecked: boolean | null;
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
      {of.map((finding) => {
        const { message, mend } = formatFinding(finding);
        return (
          <li key={`${finding.code} ${finding.message}`}>
            <p>Column headings: {message}.</p>
            <p className="mend">{mend}</p>
          </li>
        );
      })}
    </ul>
  );

/**
 * The number of findings, and a button to go from one to the next: on from the last one it went to, because a mend moves the
 * focus on.
 */
export const FaultTour = ({ locatedFindings, isChecked, active, onGo }: FaultTourProps) => {
  const cells = cellsOf(locatedFindings);
  const many = cells.length + locatedFindings.head.length;
  const [last, setLast] = useState<CellPosition | null>(null);
  const next = cells.find((cell) => isAfter(cell, last ?? active)) ?? cells[0];
  const go = (cell: CellPosition) => {
    setLast(cell);
    onGo(cell);
  };
  return (
    <div className="fault-tour">
      <div role="status">
        <p className={many > 0 ? 'trouble' : isChecked ? 'fine' : 'soft'}>
          {many > 0
            ? `${count(many, 'problem')} to fix.`
            : isChecked
              ? 'No problems found.'
              : isChecked === false && 'Checking…'}
        </p>
      </div>
      {next && (
        <Button className="button-quiet" onPress={() => go(next)}>
          Next problem
        </Button>
      )}
      <HeadFaults of={locatedFindings.head} />
    </div>
  );
};
