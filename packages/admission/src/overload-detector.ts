/** An overload ends this long after the last refusal, so that occasional refusals in it are still fast. */
const CALM_MS = 1_000;
/**
 * The end of an overload is invisible: waiting requests are refused before they are many, and few clients that retry
 * immediately look like many. So a long overload is probed, as if it had ended.
 */
const PROBE_AFTER_MS = 10_000;
/** During a probe a long queue counts as an overload after this time, because its requests wait in vain. */
const PROBE_BURST_MS = 30;

export interface OverloadSettings {
  /**
   * Normal requests that may wait for any time without being an overload: a handful of readers who send the next
   * request after each response always wait for each other, and longer beside a busy process.
   */
  readonly shortQueue: number;
  /** A queue that has been longer than the short one all this time is no burst, but an overload. */
  readonly burstMs: number;
}

export interface OverloadDetector {
  readonly isOverloaded: () => boolean;
  /** Must be called whenever the number of waiting normal requests has changed. */
  readonly noteQueueLength: (length: number) => void;
  readonly noteRefusal: () => void;
}

/** Distinguishes a burst of requests from an overload. @param now milliseconds of a monotonic clock */
export const createOverloadDetector = (
  { shortQueue, burstMs }: OverloadSettings,
  now: () => number,
): OverloadDetector => {
  /** Since when the queue has been longer than the short one. */
  let longSince: number | null = null;
  let overloadedSince: number | null = null;
  let probedAt = Number.NEGATIVE_INFINITY;
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    isOverloaded: () => {
      const at = now();
      if (overloadedSince !== null) {
        const isLong = at - overloadedSince > PROBE_AFTER_MS;
        if (!isLong && at - refusedAt < CALM_MS) return true;
        if (isLong) probedAt = at;
        overloadedSince = null;
      }
      const isProbe = at - probedAt < CALM_MS;
      const maxBurstMs = isProbe ? Math.min(PROBE_BURST_MS, burstMs) : burstMs;
      if (longSince === null || at - longSince <= maxBurstMs) return false;
      overloadedSince = at;
      refusedAt = at;
      return true;
    },
    noteQueueLength: (length) => {
      if (length <= shortQueue) longSince = null;
      else longSince ??= now();
    },
    noteRefusal: () => {
      refusedAt = now();
    },
  };
};
