const DATE_TIME = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** An instant as people in India say it. @param iso ISO 8601 with an offset */
export const formatInstant = (iso: string): string => DATE_TIME.format(new Date(iso));

/** What somebody chose as a date and time in India. @param local as a date field has it: 2026-11-05T09:00 */
export const instantInIndia = (local: string): string => `${local}:00+05:30`;
