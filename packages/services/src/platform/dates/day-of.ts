/** The day in India, YYYY-MM-DD. @param now epoch ms */
export const dayOf = (now: number): string =>
  new Date(now).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
