import type { Finding } from '@broadsheet/contract/finding';
import { formatInstant } from './format-instant.ts';
import type { Schedule } from './list-schedules.ts';
import type { LocatedWarning } from './located-warning.ts';

const YEAR_MS = 365.25 * 24 * 3_600_000;
/** Nobody plans content that begins later, and a year with a wrong digit does. */
const BEGINS_WITHIN_YEARS = 3;
/** What lasts longer has no end in practice. */
const ENDS_WITHIN_YEARS = 10;

/** A warning about an instant that is so far away that its year must be wrong. @param now epoch ms */
export const farInstant = (
  subject: string,
  field: 'from' | 'until',
  instant: string,
  now: number,
): Pick<Finding, 'code' | 'message' | 'mend'> | null => {
  const years = field === 'from' ? BEGINS_WITHIN_YEARS : ENDS_WITHIN_YEARS;
  if (Date.parse(instant) <= now + years * YEAR_MS) return null;
  return {
    code: 'DATE_IMPLAUSIBLE',
    message: `${subject} ${field === 'from' ? 'begins' : 'ends'} on ${formatInstant(instant)}, more than ${years} years from now`,
    mend: 'Check the year.',
  };
};

const endedWarning = (
  { subject, path, times, effect }: Schedule,
  now: number,
): readonly LocatedWarning[] => {
  const { until } = times;
  if (until === undefined || !(Date.parse(until) <= now)) return [];
  return [
    {
      path: [...path, 'until'],
      code: 'CONTENT_ENDED',
      message: `${subject} ended on ${formatInstant(until)}: ${effect}`,
      mend: 'Remove it, or choose a later end.',
    },
  ];
};

const farWarnings = ({ subject, path, times }: Schedule, now: number): readonly LocatedWarning[] =>
  (['from', 'until'] as const).flatMap((field) => {
    const instant = times[field];
    const warning = instant === undefined ? null : farInstant(subject, field, instant, now);
    return warning ? [{ path: [...path, field], ...warning }] : [];
  });

/** Warnings about schedules that are over, and about years that look like typing errors. @param now epoch ms */
export const warnOfTimes = (
  schedules: readonly Schedule[],
  now: number,
): readonly LocatedWarning[] =>
  schedules.flatMap((schedule) => [...endedWarning(schedule, now), ...farWarnings(schedule, now)]);
