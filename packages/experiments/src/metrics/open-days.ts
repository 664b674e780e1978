const DAY_MS = 86_400_000;

/** Exposures older than this are final; longer than the longest window, shorter than the retention of values. */
export const OPEN_DAYS = 365;

/** The day in UTC, as `2026-11-29`. */
export const dayBefore = (now: number, days: number): string =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10);
