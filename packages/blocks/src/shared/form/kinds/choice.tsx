import * as control from '../../page/control.styles.ts';
import { type ControlProps, type KindTraits, trimmed } from '../field-kinds.ts';
import * as styles from './kinds.styles.ts';
import type { Option } from './option.ts';

interface ChoiceProps extends ControlProps {
  readonly options: readonly Option[];
}

const Choice = ({ id, name, isOptional, value, describedBy, isWrong, options }: ChoiceProps) => (
  <div className={styles.choices}>
    {options.map((option, index) => (
      <label key={option.value} className={styles.choice}>
        <input
          className={control.tick}
          id={index === 0 ? id : undefined}
          type="radio"
          name={name}
          value={option.value}
          defaultChecked={option.value === value}
          required={!isOptional}
          aria-invalid={isWrong ? 'true' : undefined}
          aria-describedby={describedBy}
        />
        {option.label}
      </label>
    ))}
  </div>
);

/** One of a few values, as radio buttons. The empty value means that none is selected. */
export const choice = (options: readonly Option[], missing: string): KindTraits => ({
  type: 'text',
  autoComplete: 'off',
  missing,
  tidy: trimmed,
  isGroup: true,
  render: (props) => <Choice {...props} options={options} />,
});
