import { Button } from 'react-aria-components';
import type { History } from './history.ts';

export interface RowSteps {
  readonly add: () => void;
  readonly copy: () => void;
  readonly up: () => void;
  readonly down: () => void;
  readonly remove: () => void;
  /** Adds the schedule columns to the file; null if it has them. */
  readonly schedule: (() => void) | null;
  /** Adds the column of audiences to the file; null if it has it. */
  readonly audience: (() => void) | null;
}

interface RowToolsProps {
  /** The row that the buttons act on; null if there is none. */
  readonly row: { readonly name: string; readonly number: number } | null;
  readonly steps: RowSteps;
  readonly history: History;
}

const STEPS: readonly (readonly [
  Exclude<keyof RowSteps, 'add' | 'schedule' | 'audience'>,
  string,
])[] = [
  ['copy', 'Duplicate'],
  ['up', 'Move up'],
  ['down', 'Move down'],
  ['remove', 'Remove'],
];

/** Buttons for the focused row, with undo and redo. */
export const RowTools = ({ row, steps, history }: RowToolsProps) => (
  <div className="row-tools">
    <div className="buttons">
      <Button className="button-quiet" onPress={steps.add}>
        Add banner
      </Button>
      <Button className="button-quiet" isDisabled={!history.undo} onPress={() => history.undo?.()}>
        Undo
      </Button>
      <Button className="button-quiet" isDisabled={!history.redo} onPress={() => history.redo?.()}>
        Redo
      </Button>
      {steps.schedule && (
        <Button className="button-quiet" onPress={steps.schedule}>
          Add schedule
        </Button>
      )}
      {steps.audience && (
        <Button className="button-quiet" onPress={steps.audience}>
          Add audience
        </Button>
      )}
    </div>
    {row && (
      <fieldset className="buttons">
        <legend className="soft">
          Row {row.number}: {row.name || 'no ID'}
        </legend>
        {STEPS.map(([step, label]) => (
          <Button key={step} className="button-quiet" onPress={steps[step]}>
            {label}
          </Button>
        ))}
      </fieldset>
    )}
  </div>
);
