/** Runs a task once, later; what it answers calls that off. */
export type Schedule = (task: () => Promise<void>, ms: number) => () => void;

/** Timers that keep no process alive. */
export const scheduleTimer: Schedule = (task, ms) => {
  const timer = setTimeout(() => void task(), ms).unref();
  return () => clearTimeout(timer);
};

export interface FlushLoopOptions {
  /** Writes what waits; throws when it cannot. */
  readonly flush: () => Promise<void>;
  readonly isEmpty: () => boolean;
  readonly everyMs: number;
  readonly longestPauseMs: number;
  readonly schedule: Schedule;
}

/** Flushes in the background while something waits, at pauses that double from failure to failure. */
export const createFlushLoop = (options: FlushLoopOptions) => {
  const { flush, isEmpty, everyMs, longestPauseMs, schedule } = options;
  let pauseMs = everyMs;
  let callOff: (() => void) | null = null;
  let running: Promise<void> | null = null;
  let stopped = false;

  const attempt = async (): Promise<void> => {
    try {
      await flush();
      pauseMs = everyMs;
    } catch {
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  };
  const turn = async (): Promise<void> => {
    callOff = null;
    running = attempt();
    await running;
    running = null;
    if (!isEmpty()) wake();
  };
  const wake = (): void => {
    if (!callOff && !running && !stopped) callOff = schedule(turn, pauseMs);
  };
  return {
    /** Something waits. */
    wake,
    /** Resolves when no flush runs any more, and none will. */
    stop: async (): Promise<void> => {
      stopped = true;
      callOff?.();
      await running;
    },
  };
};
