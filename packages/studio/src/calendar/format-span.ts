import type { CalendarEntry } from '@broadsheet/contract/studio/calendar-calls';
import { formatInstant } from '../format/format-instant.ts';

/** Whether an entry is on, was, or will be. */
export const stateAt = (
  { from, until }: Pick<CalendarEntry, 'from' | 'until'>,
  now: number,
): 'over' | 'on' | 'upcoming' => {
  if (until !== null && Date.parse(until) <= now) return 'over';
  return from !== null && Date.parse(from) > now ? 'upcoming' : 'on';
};

/** Formats when an entry is on, in India's time. */
export const formatSpan = ({ from, until }: Pick<CalendarEntry, 'from' | 'until'>): string => {
  if (from !== null && until !== null) return `${formatInstant(from)} to ${formatInstant(until)}`;
  if (from !== null) return `From ${formatInstant(from)}`;
  return until === null ? 'Without an end' : `Until ${formatInstant(until)}`;
};
