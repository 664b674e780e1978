import { useState } from 'react';
import * as control from '../control.styles.ts';
import { FIELD_KINDS } from './field-kinds.ts';
import * as styles from './form.styles.ts';
import type { FormField } from './form-plan.ts';

interface FormInputProps {
  readonly id: string;
  readonly field: FormField;
  readonly isLast: boolean;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  /** Without JavaScript there is nothing that could show a password. */
  readonly isLive: boolean;
}

/** The control of a field, with all that helps browsers and keyboards to fill it in. */
export const FormInput = ({ id, field, isLast, describedBy, isWrong, isLive }: FormInputProps) => {
  const [isShown, setShown] = useState(false);
  const { name, kind, label, optional, word } = field;
  const { type, autoComplete, inputMode, pattern, maxLength, wrong } = FIELD_KINDS[kind];
  const isPlain = type === 'text' && kind !== 'name' && kind !== 'text';
  const input = (
    <input
      className={type === 'checkbox' ? undefined : `${control.field} ${styles.input}`}
      id={id}
      name={name}
      type={isShown ? 'text' : type}
      value={type === 'checkbox' ? '1' : undefined}
      autoComplete={autoComplete}
      inputMode={inputMode}
      enterKeyHint={isLast ? 'go' : 'next'}
      maxLength={maxLength}
      required={!optional}
      pattern={type === 'email' ? undefined : (word ?? pattern?.replace(/^\^|\$$/g, ''))}
      title={wrong}
      autoCapitalize={isPlain || type === 'password' ? 'none' : undefined}
      spellCheck={kind === 'text' ? undefined : false}
      aria-invalid={isWrong ? 'true' : undefined}
      aria-describedby={describedBy}
    />
  );
  if (type !== 'password') return input;
  return (
    <div className={styles.secret}>
      {input}
      {isLive && (
        <button
          className={styles.reveal}
          type="button"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'} <span className={control.hidden}>{label}</span>
        </button>
      )}
    </div>
  );
};
