import { PASSWORD_MIN_LENGTH } from '@broadsheet/contract/constants';
import { FIELD_KINDS } from './field-kinds.ts';
import * as styles from './form.styles.ts';
import { FormInput } from './form-input.tsx';
import type { FormField } from './form-plan.ts';

const PASSWORD_RULES = `At least ${PASSWORD_MIN_LENGTH} characters, and not a common password. A few words in a row are good.`;

interface FormRowProps {
  readonly id: string;
  readonly field: FormField;
  readonly isLast: boolean;
  readonly isLive: boolean;
  readonly fault: string | undefined;
  /** Characters that stand in it; only told of a password that is chosen. */
  readonly length: number;
}

const lengthNote = (length: number): string => {
  const missing = PASSWORD_MIN_LENGTH - length;
  if (length === 0) return '';
  return missing > 0 ? `${missing} more to go.` : 'Long enough.';
};

/** A field with its label above it, and below it what helps and what is wrong. */
export const FormRow = ({ id, field, isLast, isLive, fault, length }: FormRowProps) => {
  const isNew = field.kind === 'new-password';
  const hint = field.hint ?? (isNew ? PASSWORD_RULES : undefined);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const isBox = FIELD_KINDS[field.kind].type === 'checkbox';
  const input = (
    <FormInput
      id={id}
      field={field}
      isLast={isLast}
      isLive={isLive}
      isWrong={fault !== undefined}
      describedBy={described || undefined}
    />
  );
  return (
    <div className={isBox ? styles.tick : styles.field}>
      {isBox && input}
      <label className={isBox ? undefined : styles.label} htmlFor={id}>
        {field.label}
        {field.optional && !isBox && <span className={styles.optional}> (optional)</span>}
      </label>
      {!isBox && input}
      {hint && (
        <p className={styles.aside} id={`${id}-hint`}>
          {hint} {isNew && <span aria-live="polite">{lengthNote(length)}</span>}
        </p>
      )}
      {fault && (
        <p className={styles.fault} id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
};
