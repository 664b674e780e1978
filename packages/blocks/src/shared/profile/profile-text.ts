import type { Profile } from '@broadsheet/contract/entities/profile';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { MONTHS } from '../time/calendar-names.ts';
import { formatDay } from '../time/format-date.ts';

/** Formats experience: "Fresher", "3 years 2 months"; null if unknown. */
export const formatExperience = (
  { experienceStatus, experienceYear, experienceMonth }: NonNullable<Profile['we']>,
  { profile }: Pick<Messages, 'profile'>,
): string | null => {
  if (experienceStatus === 'fresher') return profile.fresher;
  if (experienceYear === null) return null;
  const months = experienceMonth ? formatMessage(profile.months, { count: experienceMonth }) : null;
  const years =
    experienceYear > 0 || months === null
      ? formatMessage(profile.years, { count: experienceYear })
      : null;
  return [years, months].filter(Boolean).join(' ');
};

/** Formats a month, YYYY-MM: "April 2021". */
const formatMonth = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** "April 2021 to present". */
export const formatSpan = (
  from: string,
  until: string | null,
  { profile }: Pick<Messages, 'profile'>,
): string =>
  until === null
    ? formatMessage(profile.spanNow, { from: formatMonth(from) })
    : formatMessage(profile.span, { from: formatMonth(from), until: formatMonth(until) });

/** Formats a day, YYYY-MM-DD: "23 April 1996"; null for null. */
export const formatBirthday = (day: string | null): string | null => day && formatDay(day);

/** Formats a notice period: "30 days", "Can join immediately"; null for null. */
export const formatNotice = (
  days: number | null,
  { salary }: Pick<Messages, 'salary'>,
): string | null => {
  if (days === null) return null;
  return days === 0 ? salary.immediate : formatMessage(salary.days, { count: days });
};
