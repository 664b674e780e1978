import type { CalendarEntry } from '@broadsheet/contract/studio/calendar-calls';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Monday, 5 January 1970, in India. */
const FIRST_MONDAY_MS = 4 * DAY_MS - 19_800_000;

/** Weeks on the timeline, the current one second. */
export const WEEKS = 10;

/** The start of the timeline: the Monday of last week in India, in epoch ms. */
export const timelineStart = (now: number): number =>
  FIRST_MONDAY_MS + (Math.floor((now - FIRST_MONDAY_MS) / WEEK_MS) - 1) * WEEK_MS;

/** The first day of each week, in epoch ms. */
export const weeksOf = (start: number): readonly number[] =>
  Array.from({ length: WEEKS }, (_, week) => start + week * WEEK_MS);

const percentAt = (at: number, start: number): number =>
  Math.min(100, Math.max(0, ((at - start) / (WEEKS * WEEK_MS)) * 100));

/** Where the bar of an entry stands on the timeline, in percent of its width; null if it is past its end. */
export const barOf = (
  { from, until }: Pick<CalendarEntry, 'from' | 'until'>,
  start: number,
): { readonly left: number; readonly width: number } | null => {
  const left = from === null ? 0 : percentAt(Date.parse(from), start);
  const right = until === null ? 100 : percentAt(Date.parse(until), start);
  return left >= 100 || right <= 0 ? null : { left, width: Math.max(0.5, right - left) };
};

/** Where now is on the timeline, in percent. */
export const nowOn = (now: number, start: number): number => percentAt(now, start);
