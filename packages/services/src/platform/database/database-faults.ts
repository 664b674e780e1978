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
/** A standby ends a statement that keeps it from replaying what the primary has removed. */
const CONFLICT = /^40/;

const factsOf = (error: unknown) => {
  const { code, message } = (error ?? {}) as Fault;
  return { code: String(code ?? ''), message: String(message ?? '') };
};

/** Whether a database is away, or takes no writes any more, as one that was the primary and is not. */
export const isDatabaseDown = (error: unknown): boolean => {
  const { code, message } = factsOf(error);
  return DOWN.test(code) || code === READ_ONLY || DOWN_MESSAGE.test(message);
};

/** Whether what a statement asks for was locked by another one for longer than it may wait. */
export const isLockedOut = (error: unknown): boolean => factsOf(error).code === LOCK_NOT_AVAILABLE;

/** PostgreSQL's "too many connections" and "the database system is starting up". */
const NOT_YET = new Set(['53300', '57P03']);
const SILENCE = /Connection terminated|Client was closed|timeout/;

/** Whether a database that is there has not answered yet or no longer: a busy machine looks so, and it is worth waiting. */
export const isSilent = (error: unknown): boolean => {
  const { code, message } = factsOf(error);
  return NOT_YET.has(code) || code === 'ETIMEDOUT' || (code === '' && SILENCE.test(message));
};

/** As isDatabaseDown, for what is told in words of its own: what it came of stands behind it. */
export const isAwayBehind = (error: unknown): boolean =>
  isDatabaseDown(error) || (error instanceof Error && isAwayBehind(error.cause));

/** As isSilent, for what is told in words of its own. */
export const isSilentBehind = (error: unknown): boolean =>
  isSilent(error) || (error instanceof Error && isSilentBehind(error.cause));

/** Whether a statement failed because of the values that were given to it: PostgreSQL's class "data exception". */
export const isUnstorableInput = (error: unknown): boolean => DATA.test(factsOf(error).code);

/** Whether another database may answer what this one could not. */
export const isForAnother = (error: unknown): boolean =>
  isDatabaseDown(error) || CONFLICT.test(factsOf(error).code);
