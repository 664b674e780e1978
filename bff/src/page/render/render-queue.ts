import { beginOwnDelay, type Elapsed } from '@broadsheet/admission/own-delay';

/** Time that queued work may use in one round of the event loop. */
const ROUND_MS = 5;

/** Resolves when the caller may run; undefined when it may run immediately. */
export type YieldToEventLoop = () => Promise<void> | undefined;

/**
 * Spreads work that becomes ready together over rounds of the event loop, in order. Each round runs as much as its time
 * allows, and at least one piece. Other events run between rounds, so that a refusal or a health check never waits for
 * all of it.
 * @param onTaken gets the milliseconds that each piece waited; @param now milliseconds of any clock; @param begin
 * measures waits
 */
export const createRenderQueue = (
  onTaken: (waitedMs: number) => void,
  now: () => number = () => performance.now(),
  begin: () => Elapsed = () => beginOwnDelay(),
): YieldToEventLoop => {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  let endsAt = 0;
  const beginRound = (): void => {
    endsAt = now() + ROUND_MS;
    waiting.shift()?.();
  };
  const goOn = (): void => {
    if (now() < endsAt) waiting.shift()?.();
  };
  // Each piece gets its own immediate: its continuation runs before the next one starts.
  const planRound = (): void => {
    isTaken = waiting.length > 0;
    if (!isTaken) return;
    setImmediate(beginRound);
    for (let more = waiting.length - 1; more > 0; more -= 1) setImmediate(goOn);
    setImmediate(planRound);
  };
  return () => {
    if (!isTaken) {
      isTaken = true;
      setImmediate(planRound);
      onTaken(0);
      return undefined;
    }
    const elapsed = begin();
    return new Promise((resolve) => {
      waiting.push(() => {
        onTaken(elapsed());
        resolve();
      });
    });
  };
};
