import { DATE_RANGES } from '@broadsheet/contract/constants';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import type { DayPlaces } from './find-newest.ts';
import {
  bandMark,
  type FacetField,
  flagMark,
  oldestPostedAt,
  PAY_STEPS_LAKH,
} from './job-filters.ts';
import { MARKS, type OpenDay } from './open-day.ts';

export interface FacetCount {
  readonly field: FacetField;
  readonly id: number;
  readonly jobs: number;
}

type Counts = readonly (readonly [id: number, jobs: number])[];

type Parts = readonly DayPlaces[];

const BANDS = EXPERIENCE_BANDS.filter(({ id }) => id !== ANY_BAND);
const ALL_MARKS = 2 ** 16;

const add = (counts: number[], id: number): void => {
  counts[id] = (counts[id] ?? 0) + 1;
};

const each = (counts: readonly number[]): Counts =>
  counts.map((jobs, id) => [id, jobs] as const).filter(([, jobs]) => jobs > 0);

const countIds = (parts: Parts, idsOf: (day: OpenDay) => Int32Array): Counts => {
  const counts: number[] = [];
  for (const { day, places } of parts) {
    const ids = idsOf(day);
    for (const place of places) add(counts, ids[place] ?? 0);
  }
  return each(counts);
};

const countCities = (parts: Parts): Counts => {
  const counts: number[] = [];
  for (const { day, places } of parts) {
    const { ends, values } = day.cities;
    for (const place of places) {
      const end = ends[place] ?? 0;
      for (let at = ends[place - 1] ?? 0; at < end; at += 1) add(counts, values[at] ?? 0);
    }
  }
  return each(counts);
};

/** How many jobs have the same marks: few hundreds of ten thousand differ in them. */
const countMarks = (parts: Parts): Counts => {
  const counts = new Uint32Array(ALL_MARKS);
  for (const { day, places } of parts)
    for (const place of places) {
      const marks = day.marks[place] ?? 0;
      counts[marks] = (counts[marks] ?? 0) + 1;
    }
  const found: [number, number][] = [];
  counts.forEach((jobs, marks) => {
    if (jobs > 0) found.push([marks, jobs]);
  });
  return found;
};

const sumOf = (counts: Counts, isCounted: (marks: number) => boolean): number =>
  counts.reduce((sum, [marks, jobs]) => (isCounted(marks) ? sum + jobs : sum), 0);

/** The ranges that are no "any age". */
const countReaches = (parts: Parts, now: number): Counts =>
  DATE_RANGES.flatMap(({ id }) => {
    const oldest = oldestPostedAt(id, now);
    if (oldest === null) return [];
    let jobs = 0;
    for (const { day, places } of parts)
      for (const place of places) if ((day.posted[place] ?? 0) >= oldest) jobs += 1;
    return [[id, jobs] as const];
  });

const countsOf = (field: FacetField, parts: Parts, marks: () => Counts, now: number): Counts => {
  switch (field) {
    case 'city':
      return countCities(parts);
    case 'experience':
      return BANDS.map(({ id }) => [id, sumOf(marks(), (all) => (all & bandMark(id)) !== 0)]);
    case 'posted':
      return countReaches(parts, now);
    case 'category':
      return countIds(parts, ({ categories }) => categories);
    case 'industry':
      return countIds(parts, ({ industries }) => industries);
    case 'pay':
      return PAY_STEPS_LAKH.map((step, index) => [
        step,
        sumOf(marks(), (all) => all >> MARKS.paySteps > index + 1),
      ]);
    default:
      return [[1, sumOf(marks(), (all) => (all & flagMark(field)) !== 0)]];
  }
};

/** How many of the jobs each value of the facets would leave. @param now epoch milliseconds */
export const facetCounts = (
  parts: Parts,
  fields: readonly FacetField[],
  now: number,
): FacetCount[] => {
  let known: Counts | undefined;
  const marks = (): Counts => {
    known ??= countMarks(parts);
    return known;
  };
  return fields.flatMap((field) =>
    countsOf(field, parts, marks, now).map(([id, jobs]) => ({ field, id, jobs })),
  );
};
