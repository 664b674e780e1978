import type { Finding } from '@broadsheet/contract/finding';
import { Button } from 'react-aria-components';
import { count } from '../format/count.ts';
import type { PlacedFindings } from './place-findings.ts';
import type { Place } from './use-grid.ts';

interface FaultTourProps {
  readonly placed: PlacedFindings;
  /** The text as it stands now was checked. */
  readonly isChecked: boolean;
  /** Where the keys are. */
  readonly active: Place;
  readonly onGo: (place: Place) => void;
}

const placesOf = ({ rows }: PlacedFindings): readonly Place[] =>
  rows.flatMap((findings, row) => findings.map(({ column }) => ({ row, column: column ?? 0 })));

const isAfter = (place: Place, other: Place): boolean =>
  place.row > other.row || (place.row === other.row && place.column > other.column);

const HeadFaults = ({ of }: { readonly of: readonly Finding[] }) =>
  of.length === 0 ? null : (
    <ul className="findings">
      {of.map(({ code, message, mend }) => (
        <li key={`${code} ${message}`}>
          <p>In the names of the columns: {message}.</p>
          <p className="mend">{mend}</p>
        </li>
      ))}
    </ul>
  );

/** How many faults the check found, and the way from one to the next. */
export const FaultTour = ({ placed, isChecked, active, onGo }: FaultTourProps) => {
  const places = placesOf(placed);
  const many = places.length + placed.head.length;
  const next = places.find((place) => isAfter(place, active)) ?? places[0];
  return (
    <div className="fault-tour">
      <div role="status">
        <p className={many > 0 ? 'trouble' : isChecked ? 'fine' : 'soft'}>
          {many > 0
            ? `${count(many, 'fault')} in this file.`
            : isChecked
              ? 'Nothing found in this file.'
              : 'Not checked yet: save, and what is wrong shows at its cell.'}
        </p>
      </div>
      {next && (
        <Button className="button-quiet" onPress={() => onGo(next)}>
          Go to the next fault
        </Button>
      )}
      <HeadFaults of={placed.head} />
    </div>
  );
};
