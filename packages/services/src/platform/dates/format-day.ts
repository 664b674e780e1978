const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** @param day YYYY-MM-DD */
export const formatDay = (day: string): string => dateFormat.format(new Date(`${day}T00:00:00Z`));
