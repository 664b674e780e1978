const FORMAT = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** An instant as people in India write it: findings are read by marketing. */
export const formatInstant = (instant: string): string => FORMAT.format(new Date(instant));
