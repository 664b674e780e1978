import { beginOwnDelay } from './own-delay.ts';

/**
 * Measures how long the event loop takes to come round, while there are requests: from the first of a round until all
 * that was ready with it has had its turn, without the time that other processes took. Costs nothing while nobody asks.
 * @returns what is to be called for each request
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
