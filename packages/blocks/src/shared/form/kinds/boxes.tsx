import * as control from '../../page/control.styles.ts';
import { type ControlProps, type KindTraits, trimmed } from '../field-kinds.ts';
import * as styles from './kinds.styles.ts';
import type { Option } from './option.ts';

interface BoxesProps extends ControlProps {
  readonly options: readonly Option[];
}

/** The empty value marks the list as present, even if nothing is ticked. */
const Boxes = ({ id, name, value, describedBy, isWrong, options }: BoxesProps) => {
  const chosen = value.split(',');
  return (
    <div className={styles.boxes}>
      <input type="hidden" name={name} value="" />
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            className={control.tick}
            id={index === 0 ? id : undefined}
            type="checkbox"
            name={name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            aria-invalid={isWrong ? 'true' : undefined}
            aria-describedby={describedBy}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
};

/** Several of a few values, as checkboxes. */
export const boxes = (options: readonly Option[], missing: string): KindTraits => ({
  type: 'text',
  autoComplete: 'off',
  missing,
  tidy: trimmed,
  isList: true,
  isGroup: true,
  render: (props) => <Boxes {...props} options={options} />,
});
