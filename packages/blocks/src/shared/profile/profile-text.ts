import type { Profile } from '@broadsheet/contract/entities/profile';
import { formatDay } from '../time/format-date.ts';
import { MONTHS } from '../time/month-names.ts';

const count = (number: number, unit: string): string =>
  `${number} ${unit}${number === 1 ? '' : 's'}`;

/** Experience as people say it: "Fresher", "3 years 2 months"; null where it is not told. */
export const formatExperience = ({
  experienceStatus,
  experienceYear,
  experienceMonth,
}: NonNullable<Profile['we']>): string | null => {
  if (experienceStatus === 'fresher') return 'Fresher';
  if (experienceYear === null) return null;
  const months = experienceMonth ? count(experienceMonth, 'month') : null;
  const years = experienceYear > 0 || months === null ? count(experienceYear, 'year') : null;
  return [years, months].filter(Boolean).join(' ');
};

/** A month, YYYY-MM: "April 2021". */
const formatMonth = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** "April 2021 to now". */
export const formatSpan = (from: string, to: string | null): string =>
  `${formatMonth(from)} to ${to === null ? 'now' : formatMonth(to)}`;

/** A day, YYYY-MM-DD: "23 April 1996"; null stays so. */
export const formatBirthday = (day: string | null): string | null => day && formatDay(day);

/** "30 days", "At once"; null stays so. */
export const formatNotice = (days: number | null): string | null =>
  days === 0 ? 'Can join at once' : days === null ? null : count(days, 'day');
