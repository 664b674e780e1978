import { beginOwnDelay, type Elapsed } from '@broadsheet/admission/own-delay';

/** What pieces of work may take of one round of the event loop before everybody else is heard. */
const ROUND_MS = 5;

/** Undefined where nobody comes before. */
export type YieldToEventLoop = () => Promise<void> | undefined;

/**
 * Work that became ready together is done in its order, in each round of the event loop as much of it as its time
 * allows and one piece at least: between two rounds everybody else is heard, so that a refusal or a look at the health
 * never waits for all of it.
 * @param onTaken told how many milliseconds each piece had to wait; @param now milliseconds of any clock; @param begin measures waits
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
  // Each piece is planned by itself: what it does goes on after it has got its turn, until the next one of these.
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
