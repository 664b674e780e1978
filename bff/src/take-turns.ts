/** What pieces of work may take of one round of the event loop before everybody else is heard. */
const ROUND_MS = 5;

/** To draw a page, to read the answer of a service, to begin a page: in the order in which they are taken. */
const KINDS = ['draw', 'read', 'begin'] as const;
export type TurnKind = (typeof KINDS)[number];
/** Undefined where nobody comes before. */
export type TakeTurn = (kind: TurnKind) => Promise<void> | undefined;

/**
 * Work that became ready together is done in each round of the event loop as much of it as its time allows and one piece
 * at least: between two rounds everybody else is heard, so that a refusal or a look at the health never waits for all of
 * it. What is nearest to an answer goes first: the fewer pages are begun and not answered, the less of them lives on.
 * @param onTaken told how many milliseconds each piece had to wait; @param now milliseconds of any clock
 */
export const createTurns = (
  onTaken: (kind: TurnKind, waitedMs: number) => void,
  now: () => number = () => performance.now(),
): TakeTurn => {
  const waiting: Readonly<Record<TurnKind, (() => void)[]>> = { draw: [], read: [], begin: [] };
  let isTaken = false;
  let endsAt = 0;
  const takeNext = (): void =>
    waiting[KINDS.find((kind) => waiting[kind].length > 0) ?? 'begin'].shift()?.();
  const begin = (): void => {
    endsAt = now() + ROUND_MS;
    takeNext();
  };
  const goOn = (): void => {
    if (now() < endsAt) takeNext();
  };
  // Each piece is planned by itself: what it does goes on after it has got its turn, until the next one of these.
  const planRound = (): void => {
    const left = KINDS.reduce((sum, kind) => sum + waiting[kind].length, 0);
    isTaken = left > 0;
    if (!isTaken) return;
    setImmediate(begin);
    for (let more = left - 1; more > 0; more -= 1) setImmediate(goOn);
    setImmediate(planRound);
  };
  return (kind) => {
    if (!isTaken) {
      isTaken = true;
      setImmediate(planRound);
      onTaken(kind, 0);
      return undefined;
    }
    const since = now();
    return new Promise((resolve) => {
      waiting[kind].push(() => {
        onTaken(kind, now() - since);
        resolve();
      });
    });
  };
};
