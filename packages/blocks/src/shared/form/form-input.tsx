import { Fragment, useState } from 'react';
import * as control from '../page/control.styles.ts';
import { type FormMessages, resolveKindText, traitsOf } from './field-kinds.ts';
import * as styles from './form.styles.ts';
import type { FormField } from './form-plan.ts';
import { controlName } from './typed-values.ts';

interface FormInputProps {
  readonly id: string;
  readonly field: FormField;
  /** The initial value. */
  readonly value: string;
  readonly isLast: boolean;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  /** False before hydration: a password then has no show button. */
  readonly isLive: boolean;
  readonly messages: FormMessages;
  readonly onChange: () => void;
}

/** The control of a field, with the attributes that help browsers and keyboards. */
export const FormInput = ({
  id,
  field,
  value,
  isLast,
  describedBy,
  isWrong,
  isLive,
  messages,
  onChange,
}: FormInputProps) => {
  const [isShown, setShown] = useState(false);
  const { name, kind, label, optional, when, word } = field;
  const traits = traitsOf(field);
  const { type, autoComplete, inputMode, pattern, maxLength, min, max, isProse, wrong, render } =
    traits;
  if (render) {
    const isOptional = optional === true || when !== undefined;
    const named = { id, name: controlName(name, traits), label, isOptional };
    const rendered = render({ ...named, value, describedBy, isWrong, messages, onChange });
    return <Fragment key={value}>{rendered}</Fragment>;
  }
  // Without JavaScript the browser would refuse what the server understands: a number without its country code.
  const isFreelyTyped = type === 'email' || type === 'tel';
  const isPlain = type === 'text' && kind !== 'name' && !isProse;
  const input = (
    <input
      key={value}
      className={type === 'checkbox' ? undefined : `${control.field} ${styles.input}`}
      id={id}
      name={name}
      type={isShown ? 'text' : type}
      value={type === 'checkbox' ? '1' : undefined}
      defaultValue={type === 'checkbox' ? undefined : value || undefined}
      defaultChecked={type === 'checkbox' && value === '1'}
      autoComplete={autoComplete}
      inputMode={inputMode}
      enterKeyHint={isLast ? 'go' : 'next'}
      maxLength={maxLength}
      min={min}
      max={max}
      required={!optional && !when}
      pattern={isFreelyTyped ? undefined : (word ?? pattern?.replace(/^\^|\$$/g, ''))}
      title={wrong && resolveKindText(wrong, messages)}
      autoCapitalize={isPlain || type === 'password' ? 'none' : undefined}
      spellCheck={isProse ? undefined : false}
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
          {isShown ? messages.hide : messages.show} <span className={control.hidden}>{label}</span>
        </button>
      )}
    </div>
  );
};
