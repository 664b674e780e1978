import { DATE_RANGES } from '@broadsheet/contract/constants';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import {
  isJobFlag,
  type JobFilterName,
  type ValueFilterName,
} from '@broadsheet/contract/job-filters';
import type { SomeOfDay } from '../open-days/find-newest.ts';
import { MARKS, type OpenDay } from '../open-days/open-day.ts';
import { bandMark, flagMark, oldestPostedAt, PAY_STEPS_LAKH } from './job-filters.ts';

export interface FacetCount {
  readonly field: JobFilterName;
  readonly id: number;
  readonly jobs: number;
}

type Counts = readonly (readonly [id: number, jobs: number])[];

type Parts = readonly SomeOfDay[];

const BANDS = EXPERIENCE_BANDS.filter(({ id }) => id !== ANY_BAND);
const ALL_MARKS = 2 ** 16;

const add = (counts: number[], id: number): void => {
  counts[id] = (counts[id] ?? 0) + 1;
};

const each = (counts: readonly number[]): Counts =>
  counts.map((jobs, id) => [id, jobs] as const).filter(([, jobs]) => jobs > 0);

const countIds = (parts: Parts, idsOf: (day: OpenDay) => Int32Array): Counts => {
  const counts: number[] = [];
  for (const { day, jobs } of parts) {
    const ids = idsOf(day);
    for (const job of jobs) add(counts, ids[job] ?? 0);
  }
  return each(counts);
};

const countCities = (parts: Parts): Counts => {
  const counts: number[] = [];
  for (const { day, jobs } of parts) {
    const { ends, values } = day.cities;
    for (const job of jobs) {
      const end = ends[job] ?? 0;
      for (let at = ends[job - 1] ?? 0; at < end; at += 1) add(counts, values[at] ?? 0);
    }
  }
  return each(counts);
};

/** How many jobs have the same marks: ten thousand jobs have a few hundred combinations. */
const countMarks = (parts: Parts): Counts => {
  const counts = new Uint32Array(ALL_MARKS);
  for (const { day, jobs } of parts)
    for (const job of jobs) {
      const marks = day.marks[job] ?? 0;
      counts[marks] = (counts[marks] ?? 0) + 1;
    }
  const found: [number, number][] = [];
  for (let marks = 0; marks < counts.length; marks += 1) {
    const jobs = counts[marks] ?? 0;
    if (jobs > 0) found.push([marks, jobs]);
  }
  return found;
};

const sumOf = (counts: Counts, isCounted: (marks: number) => boolean): number =>
  counts.reduce((sum, [marks, jobs]) => (isCounted(marks) ? sum + jobs : sum), 0);

/** Counts for the ranges other than "any age"; each job is read once for all of them. */
const countReaches = (parts: Parts, now: number): Counts => {
  const reaches = DATE_RANGES.flatMap(({ id }) => {
    const oldest = oldestPostedAt(id, now);
    return oldest === null ? [] : [{ id, oldest, count: 0 }];
  });
  for (const { day, jobs } of parts)
    for (const job of jobs) {
      const posted = day.posted[job] ?? 0;
      for (const reach of reaches) if (posted >= reach.oldest) reach.count += 1;
    }
  return reaches.map(({ id, count }) => [id, count]);
};

interface Counted {
  readonly parts: Parts;
  /** The number of jobs with each combination of marks; counted once for all facets. */
  readonly marks: () => Counts;
  readonly now: number;
}

const COUNTS: Readonly<Record<ValueFilterName, (counted: Counted) => Counts>> = {
  city: ({ parts }) => countCities(parts),
  experience: ({ marks }) =>
    BANDS.map(({ id }) => [id, sumOf(marks(), (all) => (all & bandMark(id)) !== 0)]),
  posted: ({ parts, now }) => countReaches(parts, now),
  category: ({ parts }) => countIds(parts, ({ categories }) => categories),
  industry: ({ parts }) => countIds(parts, ({ industries }) => industries),
  pay: ({ marks }) =>
    PAY_STEPS_LAKH.map((step, index) => [
      step,
      sumOf(marks(), (all) => all >> MARKS.paySteps > index + 1),
    ]),
};

const countsOf = (name: JobFilterName, counted: Counted): Counts =>
  isJobFlag(name)
    ? [[1, sumOf(counted.marks(), (all) => (all & flagMark(name)) !== 0)]]
    : COUNTS[name](counted);

/** The number of jobs for each value of the facets. @param now epoch milliseconds */
export const facetCounts = (
  parts: Parts,
  fields: readonly JobFilterName[],
  now: number,
): FacetCount[] => {
  let known: Counts | undefined;
  const marks = (): Counts => {
    known ??= countMarks(parts);
    return known;
  };
  return fields.flatMap((field) =>
    countsOf(field, { parts, marks, now }).map(([id, jobs]) => ({ field, id, jobs })),
  );
};
