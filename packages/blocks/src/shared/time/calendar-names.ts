const DAY_MS = 86_400_000;

const namesOf = (count: number, days: number, options: Intl.DateTimeFormatOptions): string[] => {
  const format = new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
  // 2 January 2000 is a Sunday.
  return Array.from({ length: count }, (_, index) =>
    format.format(Date.UTC(2000, 0, 2) + index * days * DAY_MS),
  );
};

/** January first. */
export const MONTHS: readonly string[] = namesOf(12, 31, { month: 'long' });

/** Sunday first. */
export const WEEKDAYS: readonly string[] = namesOf(7, 1, { weekday: 'long' });
