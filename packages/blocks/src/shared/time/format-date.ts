const DAY_MS = 86_400_000;
const IST_OFFSET_MS = 19_800_000;
const DAYS_A_WEEK = 7;
const DAYS_A_MONTH = 30;

const dayOf = (epochMs: number): number => Math.floor((epochMs + IST_OFFSET_MS) / DAY_MS);
const ago = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** Formats the age of an ISO instant by the calendar in India: "Today", "3 days ago", "2 weeks ago". */
export const formatAge = (iso: string, now: number): string => {
  const days = dayOf(now) - dayOf(Date.parse(iso));
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 2 * DAYS_A_WEEK) return ago(days, 'day');
  if (days < 2 * DAYS_A_MONTH) return ago(Math.floor(days / DAYS_A_WEEK), 'week');
  return ago(Math.floor(days / DAYS_A_MONTH), 'month');
};

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Formats an ISO instant as a day in India: "21 November 2026". */
export const formatDay = (iso: string): string => dayFormat.format(new Date(iso));
