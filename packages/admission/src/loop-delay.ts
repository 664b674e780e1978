import { beginOwnDelay } from './own-delay.ts';

/**
 * Measures the delay of the event loop while there are requests: from the first of a round until everything that was
 * ready with it has run, without the time of other processes. Costs nothing when idle.
 * @returns a function to call for each request
 */
export const watchLoopDelay = (note: (delayMs: number) => void): (() => void) => {
  let isMeasuring = false;
  return () => {
    if (isMeasuring) return;
    isMeasuring = true;
    const elapsed = beginOwnDelay();
    setImmediate(() => {
      isMeasuring = false;
      note(elapsed());
    });
  };
};
