import type { RecordingLog } from './recording-log.ts';

const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? error.message || String((error as { code?: unknown }).code)
    : String(error);

/** Says once that nothing can be written, and once that it can again. Answers a flush that tells of itself. */
export const createAwayLog = (log: RecordingLog) => {
  let isAway = false;
  return (flush: () => Promise<void>) => async (): Promise<void> => {
    try {
      await flush();
    } catch (error) {
      if (!isAway) log.warn({ reason: reasonOf(error) }, 'nothing can be recorded; rows are kept');
      isAway = true;
      throw error;
    }
    if (isAway) log.info({}, 'recording again');
    isAway = false;
  };
};
