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

interface KindTraits {
  readonly type: 'checkbox' | 'email' | 'password' | 'tel' | 'text';
  readonly autoComplete: string;
  readonly inputMode?: 'email' | 'numeric' | 'tel' | 'text';
  /** The whole value, as typed without the spaces that people put in. */
  readonly pattern?: string;
  readonly maxLength?: number;
  /** Kept nowhere but in its field. */
  readonly isSecret?: true;
  readonly missing: string;
  readonly wrong?: string;
  /** What is sent of what was typed. */
  readonly tidy: (typed: string) => string;
}

const asTyped = (typed: string): string => typed;
const trimmed = (typed: string): string => typed.trim();
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

export const FIELD_KINDS: Readonly<Record<FieldKind, KindTraits>> = {
  checkbox: { type: 'checkbox', autoComplete: 'off', missing: 'Tick this box.', tidy: asTyped },
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
    missing: 'Write something.',
    tidy: trimmed,
  },
  word: { type: 'text', autoComplete: 'off', missing: 'Type the word.', tidy: trimmed },
};
