import { vi } from 'vitest';

/** The timeout of waits in tests on an idle machine: long, because only a failing test waits for it. */
const WAIT_MS = 20_000;
const SCALE = Number(process.env.TEST_TIME_SCALE ?? 1);
/** Test files share a process: the functions are replaced once. */
const REPLACED = Symbol.for('broadsheet.wait-limits');

interface Limits {
  readonly timeout?: number;
  readonly interval?: number;
}

/** @param options a number is the limit, as in vitest. A limit below the shared one is raised to it. */
export const withWaitLimit = (options: number | Limits = {}, scale = SCALE): Limits => {
  const limits = typeof options === 'number' ? { timeout: options } : options;
  return { ...limits, timeout: Math.max(limits.timeout ?? 0, WAIT_MS) * scale };
};

const { waitFor, waitUntil } = vi;
if (!(REPLACED in waitFor)) {
  const waits: Pick<typeof vi, 'waitFor' | 'waitUntil'> = {
    waitFor: (callback, options) => waitFor(callback, withWaitLimit(options)),
    waitUntil: (callback, options) => waitUntil(callback, withWaitLimit(options)),
  };
  Object.assign(vi, { ...waits, waitFor: Object.assign(waits.waitFor, { [REPLACED]: true }) });
}
