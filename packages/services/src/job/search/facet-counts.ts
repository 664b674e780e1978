import { DATE_RANGES } from '@broadsheet/contract/constants';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import {
  isJobFlag,
  type JobFilterName,
  type ValueFilterName,
} from '@broadsheet/contract/job-filters';
import { SHIFTS, WORK_MODES } from '@broadsheet/contract/work-terms';
import type { SomeOfDay } from '../open-days/find-newest.ts';
import { MARKS, type OpenDay, type WORK_TERMS } from '../open-days/open-day.ts';
import { bandMark, flagMark, oldestPostedAt, PAY_STEPS_LAKH, workTermBit } from './job-filters.ts';

export interface FacetCount {
  readonly field: JobFilterName;
  readonly id: number;
  readonly jobs: number;
}

type Counts = readonly (readonly [id: number, jobs: number])[];

type Parts = readonly SomeOfDay[];

const BANDS = EXPERIENCE_BANDS.filter(({ id }) => id !== ANY_BAND);
const ALL_MARKS = 2 ** 16;
const ALL_WORK_TERMS = 2 ** 6;

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

/** How many jobs have the same bits: ten thousand jobs have a few hundred combinations of marks. */
const countBits = (parts: Parts, column: 'marks' | 'workTerms', combinations: number): Counts => {
  const counts = new Uint32Array(combinations);
  for (const { day, jobs } of parts) {
    const ofJobs = day[column];
    for (const job of jobs) {
      const bits = ofJobs[job] ?? 0;
      counts[bits] = (counts[bits] ?? 0) + 1;
    }
  }
  const found: [number, number][] = [];
  for (let bits = 0; bits < counts.length; bits += 1) {
    const jobs = counts[bits] ?? 0;
    if (jobs > 0) found.push([bits, jobs]);
  }
  return found;
};

const sumOf = (counts: Counts, isCounted: (bits: number) => boolean): number =>
  counts.reduce((sum, [bits, jobs]) => (isCounted(bits) ? sum + jobs : sum), 0);

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
  /** The number of jobs with each combination of marks, and of work terms; counted once for all facets. */
  readonly marks: () => Counts;
  readonly workTerms: () => Counts;
  readonly now: number;
}

const countWorkTerms = (
  { workTerms }: Counted,
  name: keyof typeof WORK_TERMS,
  values: readonly string[],
): Counts =>
  values.map((_, at) => [
    at + 1,
    sumOf(workTerms(), (all) => (all & workTermBit(name, at + 1)) !== 0),
  ]);

const COUNTS: Readonly<Record<ValueFilterName, (counted: Counted) => Counts>> = {
  city: ({ parts }) => countCities(parts),
  experience: ({ marks }) =>
    BANDS.map(({ id }) => [id, sumOf(marks(), (all) => (all & bandMark(id)) !== 0)]),
  posted: ({ parts, now }) => countReaches(parts, now),
  category: ({ parts }) => countIds(parts, ({ categories }) => categories),
  industry: ({ parts }) => countIds(parts, ({ industries }) => industries),
  workMode: (counted) => countWorkTerms(counted, 'workMode', WORK_MODES),
  shift: (counted) => countWorkTerms(counted, 'shift', SHIFTS),
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

const once = <Value>(compute: () => Value): (() => Value) => {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
};

/** The number of jobs for each value of the facets. @param now epoch milliseconds */
export const facetCounts = (
  parts: Parts,
  fields: readonly JobFilterName[],
  now: number,
): FacetCount[] => {
  const marks = once(() => countBits(parts, 'marks', ALL_MARKS));
  const workTerms = once(() => countBits(parts, 'workTerms', ALL_WORK_TERMS));
  return fields.flatMap((field) =>
    countsOf(field, { parts, marks, workTerms, now }).map(([id, jobs]) => ({ field, id, jobs })),
  );
};
