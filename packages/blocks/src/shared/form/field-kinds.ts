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
import type { ReactNode } from 'react';

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
  readonly missing: string;
  readonly wrong?: string;
  /** What is sent of what was typed. */
  readonly tidy: (typed: string) => string;
  /** What a call takes of it, where that is no text. */
  readonly toBody?: (value: string) => unknown;
  /** What is wrong with a value that the pattern lets pass. */
  readonly check?: (value: string) => string | null;
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
  missing: 'Enter your e-mail address.',
  wrong: 'This is not an e-mail address, such as asha@example.com.',
  tidy: trimmed,
};

const FIELD_KINDS: Readonly<Record<FieldKind, KindTraits>> = {
  checkbox: {
    type: 'checkbox',
    autoComplete: 'off',
    missing: 'Tick this box.',
    tidy: (typed) => typed || '0',
    toBody: Number,
  },
  code: {
    type: 'text',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    pattern: `^\\d{${CODE_DIGITS}}$`,
    isSecret: true,
    missing: 'Enter the code.',
    wrong: `A code has ${CODE_DIGITS} digits.`,
    tidy: withoutSpaces,
  },
  email,
  login: { ...email, autoComplete: 'username' },
  name: {
    type: 'text',
    autoComplete: 'name',
    maxLength: 80,
    missing: 'Enter your name.',
    tidy: trimmed,
  },
  'new-password': {
    type: 'password',
    autoComplete: 'new-password',
    pattern: `^[^]{${PASSWORD_MIN_LENGTH},${PASSWORD_MAX_LENGTH}}$`,
    isSecret: true,
    missing: 'Choose a password.',
    wrong: `A password has ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`,
    tidy: asTyped,
  },
  password: {
    type: 'password',
    autoComplete: 'current-password',
    isSecret: true,
    missing: 'Enter your password.',
    tidy: asTyped,
  },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    pattern: PHONE_PATTERN,
    missing: 'Enter your mobile number.',
    wrong: 'Write the number with its country code, such as +91 98765 43210.',
    tidy: asNumber,
  },
  'recovery-code': {
    type: 'text',
    autoComplete: 'off',
    pattern: `^${RECOVERY_CODE_PATTERN}$`,
    isSecret: true,
    missing: 'Enter a recovery code.',
    wrong: 'A recovery code looks like ab3de-fgh45.',
    tidy: (typed) => withoutSpaces(typed).toLowerCase(),
  },
  text: {
    type: 'text',
    autoComplete: 'off',
    maxLength: 500,
    isProse: true,
    missing: 'Write something.',
    tidy: trimmed,
  },
  word: { type: 'text', autoComplete: 'off', missing: 'Type the word.', tidy: trimmed },
};

export const traitsOf = ({ kind }: { readonly kind: FieldKind | KindTraits }): KindTraits =>
  typeof kind === 'string' ? FIELD_KINDS[kind] : kind;
