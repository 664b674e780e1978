import { type ChangeEvent, useId } from 'react';

interface SelectInputProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** Values with their labels. */
  readonly choices: readonly (readonly [Value, string])[];
  /** What the chosen value means. */
  readonly description?: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A native select: familiar to everybody, also on phones. */
export const SelectInput = <Value extends string>(props: SelectInputProps<Value>) => {
  const { label, value, choices, description = '', isDisabled, onChange } = props;
  const id = useId();
  const descriptionId = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = choices.find(([each]) => each === currentTarget.value);
    if (chosen) onChange(chosen[0]);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        aria-describedby={description === '' ? undefined : descriptionId}
        onChange={choose}
      >
        {choices.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
      {description !== '' && (
        <span id={descriptionId} className="soft">
          {description}
        </span>
      )}
    </div>
  );
};
