interface Fault {
  readonly code?: unknown;
  readonly message?: unknown;
}

/** PostgreSQL's classes "connection exception", "insufficient resources" and "operator intervention". */
const DOWN = /^(08|53|57)|^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH)/;
const DOWN_MESSAGE =
  /Connection terminated|Client was closed|timeout expired|timeout exceeded when trying to connect/;
const DATA = /^22[0-9A-Z]{3}$/;
const READ_ONLY = '25006';
const LOCK_NOT_AVAILABLE = '55P03';
/** A standby cancels a statement that blocks the replay of rows that the primary has removed. */
const CONFLICT = /^40/;

const factsOf = (error: unknown) => {
  const { code, message } = (error ?? {}) as Fault;
  return { code: String(code ?? ''), message: String(message ?? '') };
};

/** Whether a database is away, or rejects writes, as a former primary does. */
export const isDatabaseDown = (error: unknown): boolean => {
  const { code, message } = factsOf(error);
  return DOWN.test(code) || code === READ_ONLY || DOWN_MESSAGE.test(message);
};

/** Whether a statement waited too long for a lock. */
export const isLockedOut = (error: unknown): boolean => factsOf(error).code === LOCK_NOT_AVAILABLE;

/** PostgreSQL's "too many connections" and "the database system is starting up". */
const NOT_YET = new Set(['53300', '57P03']);
const SILENCE = /Connection terminated|Client was closed|timeout/;

/**
 * Whether a database that exists does not answer yet, or no longer: a busy machine behaves so, and a retry is
 * worthwhile.
 */
export const isSilent = (error: unknown): boolean => {
  const { code, message } = factsOf(error);
  return NOT_YET.has(code) || code === 'ETIMEDOUT' || (code === '' && SILENCE.test(message));
};

/** Like isDatabaseDown, for an error that has the database's error as its cause. */
export const isAwayBehind = (error: unknown): boolean =>
  isDatabaseDown(error) || (error instanceof Error && isAwayBehind(error.cause));

/** Like isSilent, for an error that has the database's error as its cause. */
export const isSilentBehind = (error: unknown): boolean =>
  isSilent(error) || (error instanceof Error && isSilentBehind(error.cause));

/** Whether a statement failed because of its values: PostgreSQL's class "data exception". */
export const isUnstorableInput = (error: unknown): boolean => DATA.test(factsOf(error).code);

/** Whether the other database may answer a statement that failed here. */
export const isForAnother = (error: unknown): boolean =>
  isDatabaseDown(error) || CONFLICT.test(factsOf(error).code);
