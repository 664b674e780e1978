import { setMaxListeners } from 'node:events';
import { AppError } from '@broadsheet/contract/errors';
import { CallerGone } from './fault.ts';

interface Deadline {
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal;
  readonly deadlineMs: number;
}

/** One instance for all: its stack has no information, and every page ends with it. */
export const CALLER_GONE = new CallerGone('the caller has gone');

export const deadlineOf = ({ signal, deadlineMs }: Deadline) => {
  const controller = new AbortController();
  // Each running call adds a listener; Node would warn of a leak from the eleventh on.
  setMaxListeners(0, controller.signal);
  const timer = setTimeout(() => controller.abort(new AppError('TIMEOUT')), deadlineMs);
  timer.unref();
  const leave = () => {
    clearTimeout(timer);
    controller.abort(CALLER_GONE);
  };
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  return { signal: controller.signal, lift: () => clearTimeout(timer) };
};

export const signalOf = (options: Deadline): AbortSignal => deadlineOf(options).signal;

/** Aborts work that is not done in time. */
export const limitWork = (
  work: Promise<unknown>,
  abort: (reason: unknown) => void,
  ms: number,
): void => {
  const timer = setTimeout(() => abort(new AppError('TIMEOUT')), ms);
  timer.unref();
  const clear = () => clearTimeout(timer);
  work.then(clear, clear);
};
