export interface LimitSettings {
  /** How many requests are worked on at once, at the start, at least and at most. */
  readonly first: number;
  readonly min: number;
  readonly max: number;
  /** A delay that no request of a whole window has stayed below says that there is too much to do. */
  readonly targetMs: number;
  readonly windowMs: number;
}

/** What something that is ready waits for: the event loop, its turn at long work, or a connection to the database. */
export type DelaySource = 'loop' | 'turn' | 'database';

/** What is left of a limit that was too high. */
const BACK_OFF = 0.85;
/** For so many windows after it has fallen a limit counts as pressed: the next may have seen nothing. */
const OVERLOADED_WINDOWS = 2;

/**
 * How many requests may be worked on at once, found from how long what has come waits for its turn: additive increase
 * while the limit is used, multiplicative decrease while there is a standing delay. The least delay of a window decides,
 * as in CoDel: one long answer or a collection of garbage is no queue.
 */
export const createAdaptiveLimit = (settings: LimitSettings, startedAt: number) => {
  const { min, max, targetMs, windowMs } = settings;
  let limit = settings.first;
  let endsAt = startedAt + windowMs;
  const shortestMs = new Map<DelaySource, number>();
  let isPushedBack = false;
  let isUsed = false;
  let fellAt = Number.NEGATIVE_INFINITY;

  const turnWindow = (now: number): void => {
    if (now < endsAt) return;
    const isDelayed = [...shortestMs.values()].some((ms) => ms > targetMs);
    if (isDelayed || isPushedBack) {
      limit = Math.max(min, limit * BACK_OFF);
      fellAt = now;
    } else if (isUsed) limit = Math.min(max, limit + 1);
    endsAt = now + windowMs;
    shortestMs.clear();
    isPushedBack = false;
    isUsed = false;
  };

  return {
    value: (): number => Math.floor(limit),
    /** Whether there was too much to do a moment ago. */
    isOverloaded: (now: number): boolean => now - fellAt < windowMs * OVERLOADED_WINDOWS,
    /** How long something that was ready waited until it was looked at. */
    noteDelay: (source: DelaySource, delayMs: number, now: number): void => {
      turnWindow(now);
      shortestMs.set(source, Math.min(shortestMs.get(source) ?? delayMs, delayMs));
    },
    /** A program that this one asks has refused because it has too much to do itself. */
    notePushback: (now: number): void => {
      turnWindow(now);
      isPushedBack = true;
    },
    /** A request has found every place taken: only a limit that is felt may grow. */
    noteUsed: (now: number): void => {
      turnWindow(now);
      isUsed = true;
    },
  };
};
