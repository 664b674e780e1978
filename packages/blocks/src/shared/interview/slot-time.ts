import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { MONTHS, WEEKDAYS } from '../time/calendar-names.ts';

export const INDIAN_ZONE = 'Asia/Kolkata';

const NOON = 12;

/** An instant as numbers in a time zone. Numbers only, because browsers join date parts differently. */
const readClock = (iso: string, timeZone: string) => {
  const dateParts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso));
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(dateParts.find((datePart) => datePart.type === type)?.value);
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: of('hour'),
    minute: of('minute'),
  };
};

/** "Wednesday, 25 November 2026" */
export const formatSlotDay = (iso: string, timeZone: string): string => {
  const { year, month, day } = readClock(iso, timeZone);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return `${WEEKDAYS[weekday]}, ${day} ${MONTHS[month - 1]} ${year}`;
};

/** "10:00 am" */
export const formatSlotTime = (iso: string, timeZone: string): string => {
  const { hour, minute } = readClock(iso, timeZone);
  const half = hour < NOON ? 'am' : 'pm';
  return `${hour % NOON || NOON}:${String(minute).padStart(2, '0')} ${half}`;
};

/** Formats the note on the time zone of the displayed times. */
export const formatTimeZone = (timeZone: string, messages: Messages['interviews']): string =>
  timeZone === INDIAN_ZONE || timeZone === 'Asia/Calcutta'
    ? messages.indianTime
    : formatMessage(messages.zoneTime, { zone: timeZone.replaceAll('_', ' ') });
