import { profileFault } from '../../../platform/call/profile-fault.ts';

const AGE = { min: 14, max: 100 };
const INDIA = 'Asia/Kolkata';

/** YYYY-MM-DD in the site's time zone, where a month starts hours earlier than in UTC. @param now epoch ms */
const todayOf = (now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: INDIA, dateStyle: 'short' }).format(now);

/** Throws VALIDATION for months in the wrong order or in the future. @param until null for a current entry */
export const checkMonths = (from: string, until: string | null, now: number): void => {
  const thisMonth = todayOf(now).slice(0, 7);
  if (from > thisMonth) throw profileFault('from', 'is in the future');
  if (until === null) return;
  if (until < from) throw profileFault('until', 'is before from');
  if (until > thisMonth) throw profileFault('until', 'is in the future');
};

const yearsBefore = (today: string, years: number): string =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;

/** Throws VALIDATION for a date that does not exist, and for an age below 14 or above 100. */
export const checkBirth = (day: string, now: number): void => {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw profileFault('dob', 'is no day of the calendar');
  const today = todayOf(now);
  if (day > yearsBefore(today, AGE.min) || day < yearsBefore(today, AGE.max + 1))
    throw profileFault('dob', `must be of somebody of ${AGE.min} to ${AGE.max} years`);
};
