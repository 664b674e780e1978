import * as control from '../../page/control.styles.ts';
import { labelWithSynonyms } from '../../text/label-with-synonyms.ts';
import { type ControlProps, type KindTraits, trimmed } from '../field-kinds.ts';
import * as styles from '../form.styles.ts';
import type { Option } from './option.ts';

interface SelectProps extends ControlProps {
  readonly options: readonly Option[];
  readonly nothing: string;
}

export const Select = ({
  id,
  name,
  isOptional,
  value,
  describedBy,
  isWrong,
  options,
  nothing,
}: SelectProps) => (
  <select
    className={`${control.field} ${styles.input}`}
    id={id}
    name={name}
    defaultValue={value}
    required={!isOptional}
    aria-invalid={isWrong ? 'true' : undefined}
    aria-describedby={describedBy}
  >
    <option value="">{nothing}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {labelWithSynonyms(option.label, option.words)}
      </option>
    ))}
  </select>
);

interface SelectTexts {
  /** Label of the empty choice. */
  readonly nothing: string;
  readonly missing: string;
  readonly toBody?: (value: string) => unknown;
}

/** One of many values, as a select. */
export const select = (
  options: readonly Option[],
  { nothing, ...rest }: SelectTexts,
): KindTraits => ({
  type: 'text',
  autoComplete: 'off',
  tidy: trimmed,
  render: (props) => <Select {...props} options={options} nothing={nothing} />,
  ...rest,
});
