import { DAY_MS } from '@broadsheet/contract/durations';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

const IST_OFFSET_MS = 19_800_000;
const DAYS_A_WEEK = 7;
const DAYS_A_MONTH = 30;

const dayOf = (epochMs: number): number => Math.floor((epochMs + IST_OFFSET_MS) / DAY_MS);

/** Formats the age of an ISO instant by the calendar in India: "Today", "3 days ago", "2 weeks ago". */
export const formatAge = (iso: string, now: number, messages: Messages['times']): string => {
  const days = dayOf(now) - dayOf(Date.parse(iso));
  if (days <= 0) return messages.today;
  if (days === 1) return messages.yesterday;
  if (days < 2 * DAYS_A_WEEK) return formatMessage(messages.daysAgo, { count: days });
  if (days < 2 * DAYS_A_MONTH)
    return formatMessage(messages.weeksAgo, { count: Math.floor(days / DAYS_A_WEEK) });
  return formatMessage(messages.monthsAgo, { count: Math.floor(days / DAYS_A_MONTH) });
};

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Formats an ISO instant as a day in India: "21 November 2026". */
export const formatDay = (iso: string): string => dayFormat.format(new Date(iso));
