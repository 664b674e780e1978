/** India has no daylight saving time: UTC+05:30 all year. */
const OFFSET = '+05:30';

const shown = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats an instant in India's time. */
export const formatTime = (instant: string): string => `${shown.format(new Date(instant))} IST`;

/** Formats an instant for a datetime-local field, such as `2026-11-05T09:30`. */
export const formatFieldTime = (instant: string): string =>
  parts.format(new Date(instant)).replace(' ', 'T');

/** Parses a datetime-local field to an instant; undefined if it is empty. */
export const parseFieldTime = (field: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(field) ? `${field}:00${OFFSET}` : undefined;
