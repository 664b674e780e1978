import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { formatDay } from '../shared/time/format-date.ts';

const shortDay = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});
const timeOfDay = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

const MIDNIGHT = '12:00 am';

/** Formats an ISO instant as a short day in India: "21 Nov". */
export const formatShortDay = (iso: string): string => shortDay.format(new Date(iso));

/** Formats one day, with the time unless the event lasts all day, or a range of days: "5 December 2026, 6:30 pm". */
export const formatEventTime = (
  from: string,
  to: string,
  { fromDayToDay }: Messages['times'],
): string => {
  const [first, last] = [formatDay(from), formatDay(to)];
  if (first !== last) return formatMessage(fromDayToDay, { from: first, until: last });
  const time = timeOfDay.format(new Date(from));
  return time === MIDNIGHT ? first : `${first}, ${time}`;
};
