import { UNIT_KINDS, type UnitKind } from '@broadsheet/contract/experiments';
import type { PeopleWhen } from '@broadsheet/contract/people-when';
import { listAudiences } from '@broadsheet/contract/studio/audience-calls';
import type { Change } from '@broadsheet/contract/studio/change';
import { useState } from 'react';
import { Loaded } from '../controls/loaded.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { useCall } from '../data/use-call.ts';
import { clean, type Palette } from '../editor/audience/audience-fields.ts';
import { WhenForm } from '../editor/audience/when-form.tsx';
import { percentOf } from './format-numbers.ts';
import { NumberInput } from './number-input.tsx';

const UNITS = UNIT_KINDS.map((unit) => [unit, unit === 'visitor' ? 'Browser' : 'Account'] as const);

interface Input<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export const HypothesisInput = (input: Input<string>) => (
  <TextInput label="Hypothesis (what you expect)" maxLength={500} {...input} />
);

export const UnitInput = (input: Input<UnitKind>) => (
  <SelectInput label="Count people by" choices={UNITS} {...input} />
);

/** A share from 0 to 1, typed in percent. */
export const CoverageInput = ({ value, onChange }: Input<number>) => (
  <NumberInput
    label="Share of traffic (%)"
    description="Everyone else sees the current page and is not counted."
    value={percentOf(value)}
    min={0}
    max={100}
    onChange={(percent) => onChange(percent / 100)}
  />
);

/** The participants of an experiment and its period. */
export interface Taking {
  readonly when?: PeopleWhen | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

interface TakingInputProps extends Input<Taking> {
  readonly change: Change;
  /** Sizes of audiences are of this page. */
  readonly page: string;
  readonly palette: Palette;
}

export const TakingInput = ({ value, change, page, palette, onChange }: TakingInputProps) => {
  const [isOpen, setOpen] = useState(false);
  const audiences = useCall(listAudiences, isOpen ? { query: { change: change.id, page } } : null);
  return (
    <details className="more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Audience and schedule</summary>
      {isOpen && (
        <Loaded of={audiences} rows={4}>
          {({ items }) => (
            <WhenForm
              when={clean({ ...value.when, from: value.from, until: value.until })}
              palette={{ ...palette, experiments: {} }}
              audiences={items}
              onChange={({ from, until, experiment: _, ...when }) =>
                onChange({ when, from, until })
              }
            />
          )}
        </Loaded>
      )}
    </details>
  );
};
