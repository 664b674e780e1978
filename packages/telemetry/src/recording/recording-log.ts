const REPORT_EVERY_MS = 60_000;

export interface RecordingLog {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? error.message || String((error as { code?: unknown }).code)
    : String(error);

/** Wraps a flush: logs the first of a series of failures, and the recovery. */
export const createOutageLog = (log: RecordingLog) => {
  let isAway = false;
  return (flush: () => Promise<void>) => async (): Promise<void> => {
    try {
      await flush();
    } catch (error) {
      if (!isAway) log.warn({ reason: reasonOf(error) }, 'nothing can be recorded; rows wait');
      isAway = true;
      throw error;
    }
    if (isAway) log.info({}, 'recording again');
    isAway = false;
  };
};

export interface LossLogOptions {
  readonly log: RecordingLog;
  /** Epoch ms. */
  readonly now: () => number;
  readonly message: string;
  readonly onLost: (count: number) => void;
}

/** Counts what is lost and logs the sum at most once a minute. */
export const createLossLog = ({ log, now, message, onLost }: LossLogOptions) => {
  let unreported = 0;
  let codes: string[] = [];
  let reportedAt = Number.NEGATIVE_INFINITY;
  const report = (): void => {
    if (unreported === 0) return;
    log.warn({ lost: unreported, refusedWith: codes }, message);
    unreported = 0;
    codes = [];
    reportedAt = now();
  };
  const add = (count: number): void => {
    if (count === 0) return;
    onLost(count);
    unreported += count;
    if (now() - reportedAt >= REPORT_EVERY_MS) report();
  };
  return {
    add,
    /** Lost because the database refused it. Its message may quote a row, so only its code is logged. */
    addRefused: (count: number, error: unknown): void => {
      const code = String((error as { code?: unknown }).code);
      if (!codes.includes(code)) codes.push(code);
      add(count);
    },
    /** Logs at once what has not been logged yet. */
    report,
  };
};
export type LossLog = ReturnType<typeof createLossLog>;
