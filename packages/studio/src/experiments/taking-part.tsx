import { UNIT_KINDS, type UnitKind } from '@broadsheet/contract/experiments';
import type { AudienceWhen } from '@broadsheet/contract/when';
import { SelectInput } from '../controls/select-input.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { clean, type Palette } from '../editor/audience/audience-fields.ts';
import { WhenForm } from '../editor/audience/when-form.tsx';
import { percentOf } from './format-numbers.ts';
import { NumberInput } from './number-input.tsx';

/** An experiment has conditions of its own. */
const NO_AUDIENCES = [] as const;

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
  readonly when?: AudienceWhen | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

interface TakingInputProps extends Input<Taking> {
  readonly palette: Palette;
}

export const TakingInput = ({ value, palette, onChange }: TakingInputProps) => (
  <details className="more">
    <summary>Audience and schedule</summary>
    <WhenForm
      when={clean({ ...value.when, from: value.from, until: value.until })}
      palette={{ ...palette, experiments: {} }}
      audiences={NO_AUDIENCES}
      onChange={({ from, until, experiment: _, audience: __, ...when }) =>
        onChange({ when, from, until })
      }
    />
  </details>
);
