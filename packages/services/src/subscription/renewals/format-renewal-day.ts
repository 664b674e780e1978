const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });

/** The day of an instant in India: 22 May 2027. */
export const formatRenewalDay = (at: Date): string => format.format(at);
