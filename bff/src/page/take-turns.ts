/**
 * Long pieces of work, one in each round of the event loop: between two of them everybody else is heard, so that a
 * refusal or a look at the health never waits for a row of pages that became ready together.
 * @param onTaken told how many milliseconds each had to wait
 * @returns called before such a piece; undefined where nobody is before it
 */
export const createTurns = (onTaken: (waitedMs: number) => void) => {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const pass = (): void => {
    const next = waiting.shift();
    isTaken = next !== undefined;
    if (!next) return;
    setImmediate(pass);
    next();
  };
  return (): Promise<void> | undefined => {
    if (!isTaken) {
      isTaken = true;
      setImmediate(pass);
      onTaken(0);
      return undefined;
    }
    const since = performance.now();
    return new Promise((resolve) => {
      waiting.push(() => {
        onTaken(performance.now() - since);
        resolve();
      });
    });
  };
};
export type TakeTurn = ReturnType<typeof createTurns>;
