const DAY_MS = 86_400_000;
const IST_OFFSET_MS = 19_800_000;
const DAYS_A_WEEK = 7;
const DAYS_A_MONTH = 30;

const dayOf = (epochMs: number): number => Math.floor((epochMs + IST_OFFSET_MS) / DAY_MS);
const ago = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long ago an ISO instant was, by the Indian calendar: "Today", "3 days ago", "2 weeks ago". */
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

/** The Indian calendar day of an ISO instant: "21 November 2026". */
export const formatDay = (iso: string): string => dayFormat.format(new Date(iso));
