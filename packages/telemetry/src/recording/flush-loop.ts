/** Runs a task once, later; the returned function cancels it. */
export type Schedule = (task: () => Promise<void>, ms: number) => () => void;

/** Timers that do not prevent the process from ending. */
export const scheduleTimer: Schedule = (task, ms) => {
  const timer = setTimeout(() => void task(), ms).unref();
  return () => clearTimeout(timer);
};

export interface FlushLoopOptions {
  /** Writes the waiting rows; throws when it cannot. */
  readonly flush: () => Promise<void>;
  readonly isEmpty: () => boolean;
  readonly intervalMs: number;
  readonly maxPauseMs: number;
  readonly schedule: Schedule;
}

/** Flushes in the background while rows wait. The pause doubles with each failure, up to `maxPauseMs`. */
export const createFlushLoop = (options: FlushLoopOptions) => {
  const { flush, isEmpty, intervalMs, maxPauseMs, schedule } = options;
  let pauseMs = intervalMs;
  let cancel: (() => void) | null = null;
  let running: Promise<void> | null = null;
  let stopped = false;

  const attempt = async (): Promise<void> => {
    try {
      await flush();
      pauseMs = intervalMs;
    } catch {
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
    }
  };
  const run = async (): Promise<void> => {
    cancel = null;
    running = attempt();
    await running;
    running = null;
    if (!isEmpty()) wake();
  };
  const wake = (): void => {
    if (!cancel && !running && !stopped) cancel = schedule(run, pauseMs);
  };
  return {
    /** Schedules a flush, unless one is scheduled or running. */
    wake,
    /** Resolves when no flush is running, and none will start. */
    stop: async (): Promise<void> => {
      stopped = true;
      cancel?.();
      await running;
    },
  };
};
