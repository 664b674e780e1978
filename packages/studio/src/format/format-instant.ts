const DATE_TIME = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** Formats an instant in India's time. @param iso ISO 8601 with an offset */
export const formatInstant = (iso: string): string => DATE_TIME.format(new Date(iso));

/** Converts a date and time in India to an instant. @param local in the format of a date field: 2026-11-05T09:00 */
export const instantInIndia = (local: string): string => `${local}:00+05:30`;
