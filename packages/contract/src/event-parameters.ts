import { SENSITIVE_PARAMETERS } from './page-parameters.ts';

/** The parts of a page's query that an event stores. */
export interface EventParameters {
  readonly ref: string | null;
  readonly pref: string | null;
  readonly refPool: Readonly<Record<string, string>>;
}

const NAME = /^[a-z][\w.-]{0,39}$/i;
const VALUE_LENGTH_MAX = 100;
const MAX_EXAMINED = 100;
export const POOL_NAMES_MAX = 20;

/** Personal parameters, besides those that no call copies. */
const PERSONAL = new Set(['seekerid', 'userid', 'name', 'phone', 'mobile', 'code', 'q']);
/** PostgreSQL refuses NUL and lone surrogates; none of our parameters contains invisible characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const MAIL_ADDRESS = /@|%40/;
const PHONE_NUMBER = /\d{10}/;
const BETWEEN_DIGITS = /[\s().+-]/g;

const isRecordable = (name: string, value: string): boolean => {
  const lower = name.toLowerCase();
  return (
    value !== '' &&
    value.length <= VALUE_LENGTH_MAX &&
    NAME.test(name) &&
    !SENSITIVE_PARAMETERS.has(lower) &&
    !PERSONAL.has(lower) &&
    !UNPRINTABLE.test(value) &&
    !MAIL_ADDRESS.test(value) &&
    !PHONE_NUMBER.test(value.replace(BETWEEN_DIGITS, ''))
  );
};

/**
 * The first value of each name, up to POOL_NAMES_MAX. A value that is too long, secret, personal or unprintable is
 * dropped. Only the first hundred parameters are read.
 */
export const eventParametersOf = (query: Iterable<readonly [string, string]>): EventParameters => {
  const pool = new Map<string, string>();
  let examined = 0;
  for (const [name, value] of query) {
    if (!pool.has(name) && isRecordable(name, value)) pool.set(name, value);
    examined += 1;
    if (examined === MAX_EXAMINED || pool.size === POOL_NAMES_MAX) break;
  }
  return {
    ref: pool.get('ref') ?? null,
    pref: pool.get('pref') ?? null,
    refPool: Object.fromEntries(pool),
  };
};
