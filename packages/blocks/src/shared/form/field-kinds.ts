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
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { ReactNode } from 'react';

export type FormMessages = Messages['forms'];
/** A text of the form's block, or how one that all forms share is made. */
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

/** What a control of its own is given. It stands in the form under its name, so that a browser sends it by itself. */
export interface ControlProps {
  readonly id: string;
  /** That of a list ends in `[]`, and stands there once for each of its values. */
  readonly name: string;
  readonly label: string;
  readonly isOptional: boolean;
  /** What it begins with; those of a list are joined by commas. */
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  readonly messages: FormMessages;
  /** To be called after a change that no event of the browser tells of. */
  readonly onChange: () => void;
}

/** What a kind of field is; kinds that few forms need are modules of their own, in `kinds/`. */
export interface KindTraits {
  readonly type: 'checkbox' | 'date' | 'email' | 'month' | 'password' | 'tel' | 'text';
  readonly autoComplete: string;
  readonly inputMode?: 'decimal' | 'email' | 'numeric' | 'tel' | 'text';
  /** The whole value, as typed without the spaces that people put in. */
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly min?: string;
  readonly max?: string;
  /** Words of a language, not a name or a number. */
  readonly isProse?: true;
  /** Kept nowhere but in its field. */
  readonly isSecret?: true;
  readonly missing: KindText;
  readonly wrong?: KindText;
  /** What is sent of what was typed. */
  readonly tidy: (typed: string) => string;
  /** What a call takes of it, where that is no text. */
  readonly toBody?: (value: string) => unknown;
  /** What is wrong with a value that the pattern lets pass. */
  readonly check?: (value: string, messages: FormMessages) => string | null;
  /** Draws its control; absent: a plain input. */
  readonly render?: (props: ControlProps) => ReactNode;
  /** It is several controls under one legend. */
  readonly isGroup?: true;
  readonly isList?: true;
}

const asTyped = (typed: string): string => typed;
export const trimmed = (typed: string): string => typed.trim();
const withoutSpaces = (typed: string): string => typed.replace(/\s/g, '');
const INDIAN_NUMBER = /^0?([6-9]\d{9})$/;
/** Numbers of ten digits are Indian ones. */
const asNumber = (typed: string): string =>
  typed.replace(/[\s().-]/g, '').replace(INDIAN_NUMBER, '+91$1');

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
    tidy: asNumber,
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
