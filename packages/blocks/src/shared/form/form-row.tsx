import { PASSWORD_MIN_LENGTH } from '@broadsheet/contract/constants';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { ReactNode } from 'react';
import { type FormMessages, traitsOf } from './field-kinds.ts';
import * as styles from './form.styles.ts';
import { FormInput } from './form-input.tsx';
import type { FormField } from './form-plan.ts';

interface FormRowProps {
  readonly id: string;
  readonly field: FormField;
  /** The initial value. */
  readonly value: string;
  /** The source of the value, if the user should know it. */
  readonly note: ReactNode;
  readonly isLast: boolean;
  readonly isLive: boolean;
  readonly fault: string | undefined;
  /** The number of typed characters; only set for a new password. */
  readonly length: number;
  readonly messages: FormMessages;
  readonly onChange: () => void;
}

const lengthNote = (length: number, messages: FormMessages): string => {
  const missing = PASSWORD_MIN_LENGTH - length;
  if (length === 0) return '';
  return missing > 0
    ? formatMessage(messages.lettersMissing, { count: missing })
    : messages.lettersEnough;
};

/** A field with its label above, and its hint and error below. */
export const FormRow = ({ id, field, note, fault, length, messages, ...rest }: FormRowProps) => {
  const { type, isGroup } = traitsOf(field);
  const isNew = field.kind === 'new-password';
  const passwordHint = isNew
    ? formatMessage(messages.newPasswordHint, { min: PASSWORD_MIN_LENGTH })
    : undefined;
  const hint = field.hint ?? passwordHint;
  const described = [note && `${id}-note`, hint && `${id}-hint`, fault && `${id}-fault`]
    .filter(Boolean)
    .join(' ');
  const isBox = type === 'checkbox';
  const Row = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  const input = (
    <FormInput
      id={id}
      field={field}
      isWrong={fault !== undefined}
      describedBy={described || undefined}
      messages={messages}
      {...rest}
    />
  );
  return (
    <Row className={isBox ? styles.tick : styles.field}>
      {isBox && input}
      <Label className={isBox ? undefined : styles.label} {...(isGroup ? {} : { htmlFor: id })}>
        {field.label}
        {field.optional && !isBox && <span className={styles.optional}> {messages.optional}</span>}
      </Label>
      {!isBox && input}
      {note && (
        <p className={styles.note} id={`${id}-note`}>
          {note}
        </p>
      )}
      {hint && (
        <p className={styles.aside} id={`${id}-hint`}>
          {hint} {isNew && <span aria-live="polite">{lengthNote(length, messages)}</span>}
        </p>
      )}
      {fault && (
        <p className={styles.fault} id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </Row>
  );
};
