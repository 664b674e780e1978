export interface LimitSettings {
  /** Concurrent requests: the initial limit, and its bounds. */
  readonly first: number;
  readonly min: number;
  readonly max: number;
  /** A delay that every request of a window exceeds means overload. */
  readonly targetMs: number;
  readonly windowMs: number;
}

/** What ready work waits for: the event loop, the render queue, or a database connection. */
export type DelaySource = 'loop' | 'turn' | 'database';

/** The factor that reduces a limit during overload. */
const BACK_OFF = 0.85;
/** Windows after a reduction in which the limit counts as overloaded: the next one may have measured nothing. */
const OVERLOADED_WINDOWS = 2;

/**
 * Adapts the number of concurrent requests to how long ready work waits: additive increase while the limit is used,
 * multiplicative decrease during a standing delay. The minimum delay of a window decides, as in CoDel: one long
 * response or a garbage collection is no queue.
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
    /** Whether there was an overload in the last windows. */
    isOverloaded: (now: number): boolean => now - fellAt < windowMs * OVERLOADED_WINDOWS,
    /** Records how long ready work waited. */
    noteDelay: (source: DelaySource, delayMs: number, now: number): void => {
      turnWindow(now);
      shortestMs.set(source, Math.min(shortestMs.get(source) ?? delayMs, delayMs));
    },
    /** Records that a program called by this one refused a request because of its own overload. */
    notePushback: (now: number): void => {
      turnWindow(now);
      isPushedBack = true;
    },
    /** Records that a request found the limit reached: only a limit in use may grow. */
    noteUsed: (now: number): void => {
      turnWindow(now);
      isUsed = true;
    },
  };
};
