import Type from 'typebox';
import { CODE_DIGITS, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants.ts';
import { Text } from '../text.ts';

/** Control characters and lone surrogates: a database stores neither. */
export const UNFIT = '\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff';
const APART = `\\s${UNFIT}@<>"(),:;\\\\\\p{Changes_When_NFKC_Casefolded}\\p{Changes_When_Lowercased}`;

/**
 * Only A to Z may be capitals, and characters that normalise to others are refused: İ, the Kelvin sign, ſ and
 * full-width letters; ı and é are allowed. So JavaScript and every locale of PostgreSQL map an address to the same
 * lower case.
 */
const OF_ADDRESS = `(?:[A-Z]|[^${APART}])`;
const OF_DOMAIN = `(?:[A-Z]|[^${APART}.])+`;
export const EMAIL_PATTERN = `^${OF_ADDRESS}{1,64}@${OF_DOMAIN}(\\.${OF_DOMAIN})+$`;
export const PHONE_PATTERN = '^\\+[1-9]\\d{6,14}$';
export const RECOVERY_CODE_PATTERN = '[a-z0-9]{5}-[a-z0-9]{5}';

export const Email = Type.String({
  pattern: EMAIL_PATTERN,
  maxLength: 254,
  description: 'an e-mail address',
});
/** Any password as typed, for comparison: a longer one was never set. */
export const GivenPassword = Text({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH });
export const NewPassword = Text({
  minLength: PASSWORD_MIN_LENGTH,
  maxLength: PASSWORD_MAX_LENGTH,
  description: `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters that are not a common password`,
});
/** One non-blank line. */
export const LINE_PATTERN = `^(?=.*\\S)[^${UNFIT}]+$`;
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 80,
  pattern: LINE_PATTERN,
  description: 'a name',
});
export const Phone = Type.String({
  pattern: PHONE_PATTERN,
  description: 'a number with its country code, such as +919876543210',
});
/** A number as people type it: also without the code of India, and with separators. */
export const TypedPhone = Type.String({
  pattern: '^\\+?\\d[\\d\\s().-]{5,24}$',
  description: 'a mobile number, such as 98765 43210',
});
export const Otp = Type.String({
  pattern: `^\\d{${CODE_DIGITS}}$`,
  description: `a code of ${CODE_DIGITS} digits`,
});
/** The input of a second step: a code, or one of the recovery codes. */
export const SecondStepCode = Type.String({
  pattern: `^(\\d{${CODE_DIGITS}}|${RECOVERY_CODE_PATTERN})$`,
  description: 'a code of six digits, or a recovery code',
});
/** The token of a link in a mail: signed or random, single-use unless its call says otherwise. */
export const LinkToken = Type.String({ pattern: '^[A-Za-z0-9_.-]{20,600}$' });

const SECOND_FACTORS = ['totp', 'email', 'sms'] as const;
export const SecondFactor = Type.Enum(SECOND_FACTORS);
export type SecondFactor = Type.Static<typeof SecondFactor>;
