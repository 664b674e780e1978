import { DATE_RANGES } from '@broadsheet/contract/constants';
import { DAY_MS } from '@broadsheet/contract/durations';
import { ANY_BAND } from '@broadsheet/contract/experience';
import {
  isJobFlag,
  JOB_FILTER_NAMES,
  type JobFilterName,
  type JobFilters,
  type JobFlagName,
  type ValueFilterName,
} from '@broadsheet/contract/job-filters';
import { MARKS, WORK_TERMS } from '../open-days/open-day.ts';
import { anyMark, anyOf, anyWorkTerm, type Condition, minimum, oneOf } from './conditions.ts';

/** The bit of each flag in a job's marks, from MARKS.flags: the database writes them in this order. */
const FLAG_BITS: Readonly<Record<JobFlagName, number>> = {
  workFromHome: 0,
  femaleCandidate: 1,
  femaleBackWorkForce: 2,
  differentlyAbled: 3,
  exDefence: 4,
};

/** Lower ends of the pay filter, lakh rupees a year. */
export const PAY_STEPS_LAKH = [3, 6, 10, 15, 25, 50] as const;

/** The time in epoch milliseconds before which a job is too old for the range, or null for any age. */
export const oldestPostedAt = (rangeId: number, now: number): number | null => {
  const days = DATE_RANGES.find((range) => range.id === rangeId)?.days ?? 0;
  return days > 0 ? now - days * DAY_MS : null;
};

/** The mark of a band: the lowest bit is the first band other than "any". */
export const bandMark = (band: number): number => 1 << (MARKS.bands + band - ANY_BAND - 1);

export const flagMark = (name: JobFlagName): number => 1 << (MARKS.flags + FLAG_BITS[name]);

/** The bit of one work mode or shift, by its id. */
export const workTermBit = (name: keyof typeof WORK_TERMS, id: number): number =>
  1 << (WORK_TERMS[name] + id - 1);

/** The job has one of the work modes or shifts. */
export const anyWorkTermOf = (name: keyof typeof WORK_TERMS, ids: readonly number[]): Condition =>
  anyWorkTerm(ids.reduce((bits, id) => bits | workTermBit(name, id), 0));

/** The condition for the chosen values, of which there is at least one. @param now epoch milliseconds */
type ConditionOf = (values: readonly number[], now: number) => Condition;

const CONDITIONS: Readonly<Record<ValueFilterName, ConditionOf>> = {
  city: (ids) => anyOf('cities', ids),
  experience: (bands) => anyMark(bands.reduce((marks, band) => marks | bandMark(band), 0)),
  posted: ([range = 0], now) => minimum('posted', oldestPostedAt(range, now) ?? 0),
  category: (ids) => oneOf('categories', ids),
  industry: (ids) => oneOf('industries', ids),
  workMode: (modes) => anyWorkTermOf('workMode', modes),
  shift: (shifts) => anyWorkTermOf('shift', shifts),
  // Jobs with confidential pay do not match.
  pay: ([lakh = 0]) => minimum('pay', lakh),
};

/** The conditions of the active filters, by facet. @param now epoch milliseconds */
export const filterConditions = (
  filters: JobFilters,
  now: number,
): ReadonlyMap<JobFilterName, Condition> =>
  new Map(
    JOB_FILTER_NAMES.flatMap((name): [JobFilterName, Condition][] => {
      const values = filters[name] ?? [];
      if (values.length === 0) return [];
      return [[name, isJobFlag(name) ? anyMark(flagMark(name)) : CONDITIONS[name](values, now)]];
    }),
  );
