import {
  CODE_DIGITS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@broadsheet/contract/constants';
import {
  EMAIL_PATTERN,
  PHONE_PATTERN,
  RECOVERY_CODE_PATTERN,
} from '@broadsheet/contract/entities/account';
import { normalizePhone } from '@broadsheet/contract/normalize-phone';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { ReactNode } from 'react';

export type FormMessages = Messages['forms'];
/** A text of the block, or a function that makes a text from the shared form messages. */
export type KindText = string | ((messages: FormMessages) => string);

export type FieldKind =
  | 'checkbox'
  | 'code'
  | 'email'
  | 'login'
  | 'name'
  | 'new-password'
  | 'password'
  | 'phone'
  | 'recovery-code'
  | 'text'
  | 'word';

/** The props of a custom control. It has a form field with the given name, so that it works without JavaScript. */
export interface ControlProps {
  readonly id: string;
  /** The name of a list ends in `[]`; the form then has one field for each value. */
  readonly name: string;
  readonly label: string;
  readonly isOptional: boolean;
  /** The initial value; values of a list are joined by commas. */
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  readonly messages: FormMessages;
  /** Called after a change that fires no DOM event. */
  readonly onChange: () => void;
}

/** The traits of a kind of field. Kinds that few forms use are separate modules in `kinds/`. */
export interface KindTraits {
  readonly type: 'checkbox' | 'date' | 'email' | 'month' | 'password' | 'tel' | 'text';
  readonly autoComplete: string;
  readonly inputMode?: 'decimal' | 'email' | 'numeric' | 'tel' | 'text';
  /** A pattern for the complete tidied value. */
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly min?: string;
  readonly max?: string;
  /** Natural-language text, not a name or a number. */
  readonly isProse?: true;
  /** The value is never stored. */
  readonly isSecret?: true;
  readonly missing: KindText;
  readonly wrong?: KindText;
  /** Normalizes the typed value before it is sent. */
  readonly tidy: (typed: string) => string;
  /** Converts the value for the call, if that is not a string. */
  readonly toBody?: (value: string) => unknown;
  /** Validates a value that matches the pattern; returns the error or null. */
  readonly check?: (value: string, messages: FormMessages) => string | null;
  /** Renders the control; absent: a plain input. */
  readonly render?: (props: ControlProps) => ReactNode;
  /** True if the control is a fieldset of several inputs. */
  readonly isGroup?: true;
  readonly isList?: true;
}

const asTyped = (typed: string): string => typed;
export const trimmed = (typed: string): string => typed.trim();
const withoutSpaces = (typed: string): string => typed.replace(/\s/g, '');

const email: KindTraits = {
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  pattern: EMAIL_PATTERN,
  maxLength: 254,
  missing: ({ emailMissing }) => emailMissing,
  wrong: ({ emailWrong }) => emailWrong,
  tidy: trimmed,
};

const FIELD_KINDS: Readonly<Record<FieldKind, KindTraits>> = {
  checkbox: {
    type: 'checkbox',
    autoComplete: 'off',
    missing: ({ boxMissing }) => boxMissing,
    tidy: (typed) => typed || '0',
    toBody: Number,
  },
  code: {
    type: 'text',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    pattern: `^\\d{${CODE_DIGITS}}$`,
    isSecret: true,
    missing: ({ codeMissing }) => formatMessage(codeMissing, { digits: CODE_DIGITS }),
    wrong: ({ codeWrong }) => formatMessage(codeWrong, { digits: CODE_DIGITS }),
    tidy: withoutSpaces,
  },
  email,
  login: { ...email, autoComplete: 'username' },
  name: {
    type: 'text',
    autoComplete: 'name',
    maxLength: 80,
    missing: ({ nameMissing }) => nameMissing,
    tidy: trimmed,
  },
  'new-password': {
    type: 'password',
    autoComplete: 'new-password',
    pattern: `^[^]{${PASSWORD_MIN_LENGTH},${PASSWORD_MAX_LENGTH}}$`,
    isSecret: true,
    missing: ({ newPasswordMissing }) => newPasswordMissing,
    wrong: ({ newPasswordWrong }) =>
      formatMessage(newPasswordWrong, { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH }),
    tidy: asTyped,
  },
  password: {
    type: 'password',
    autoComplete: 'current-password',
    isSecret: true,
    missing: ({ passwordMissing }) => passwordMissing,
    tidy: asTyped,
  },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    pattern: PHONE_PATTERN,
    missing: ({ phoneMissing }) => phoneMissing,
    wrong: ({ phoneWrong }) => phoneWrong,
    tidy: normalizePhone,
  },
  'recovery-code': {
    type: 'text',
    autoComplete: 'off',
    pattern: `^${RECOVERY_CODE_PATTERN}$`,
    isSecret: true,
    missing: ({ recoveryCodeMissing }) => recoveryCodeMissing,
    wrong: ({ recoveryCodeWrong }) => recoveryCodeWrong,
    tidy: (typed) => withoutSpaces(typed).toLowerCase(),
  },
  text: {
    type: 'text',
    autoComplete: 'off',
    maxLength: 500,
    isProse: true,
    missing: ({ textMissing }) => textMissing,
    tidy: trimmed,
  },
  word: {
    type: 'text',
    autoComplete: 'off',
    missing: ({ textMissing }) => textMissing,
    tidy: trimmed,
  },
};

export const traitsOf = ({ kind }: { readonly kind: FieldKind | KindTraits }): KindTraits =>
  typeof kind === 'string' ? FIELD_KINDS[kind] : kind;

export const resolveKindText = (text: KindText, messages: FormMessages): string =>
  typeof text === 'string' ? text : text(messages);
