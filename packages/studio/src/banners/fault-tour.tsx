import type { Finding } from '@broadsheet/contract/finding';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { count } from '../words/count.ts';
import type { PlacedFindings } from './place-findings.ts';
import type { Place } from './use-grid.ts';

interface FaultTourProps {
  readonly placed: PlacedFindings;
  readonly isWaiting: boolean;
  readonly onGo: (place: Place) => void;
}

const placesOf = ({ rows }: PlacedFindings): readonly Place[] =>
  rows.flatMap((findings, row) => findings.map(({ column }) => ({ row, column: column ?? 0 })));

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
export const FaultTour = ({ placed, isWaiting, onGo }: FaultTourProps) => {
  const [step, setStep] = useState(0);
  const places = placesOf(placed);
  const many = places.length + placed.head.length;
  const next = places[step % Math.max(1, places.length)];
  return (
    <div className="fault-tour">
      <div role="status">
        <p className={many > 0 ? 'trouble' : 'fine'}>
          {isWaiting
            ? 'Save, and what is wrong shows at its cell.'
            : many === 0
              ? 'Nothing found in this file.'
              : `${count(many, 'fault')} in this file.`}
        </p>
      </div>
      {next && (
        <Button
          className="button-quiet"
          onPress={() => {
            setStep(step + 1);
            onGo(next);
          }}
        >
          {step === 0 ? 'Go to the first fault' : 'Go to the next fault'}
        </Button>
      )}
      <HeadFaults of={placed.head} />
    </div>
  );
};
