import { DATE_RANGES } from '@broadsheet/contract/constants';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { type CardTally, type JobCards, tallyCards } from './job-cards.ts';
import { type FacetField, FLAG_FIELDS, oldestPostedAt, PAY_STEPS_LAKH } from './job-filters.ts';

export interface FacetCount {
  readonly field: FacetField;
  readonly id: number;
  readonly jobs: number;
}

type Counts = readonly (readonly [id: number, jobs: number])[];

const sum = (counts: readonly number[], counted: (at: number) => boolean): number =>
  counts.reduce((jobs, count, at) => (counted(at) ? jobs + count : jobs), 0);

const each = (counts: readonly number[]): Counts =>
  [...counts.entries()].filter(([, jobs]) => jobs > 0);

/** The lowest bit of a tally of bands is that of the first band that is one. */
const bands = (counts: readonly number[]): Counts =>
  EXPERIENCE_BANDS.filter(({ id }) => id !== ANY_BAND).map(({ id }) => [
    id,
    sum(counts, (bits) => ((bits >> (id - ANY_BAND - 1)) & 1) === 1),
  ]);

const pay = (counts: readonly number[]): Counts =>
  PAY_STEPS_LAKH.map((step, index) => [step, sum(counts, (reached) => reached > index + 1)]);

/** The ranges that are no "any age", the shortest first. */
const reaches = (now: number) =>
  DATE_RANGES.flatMap(({ id }) => {
    const oldest = oldestPostedAt(id, now);
    return oldest ? [{ id, oldest: oldest.getTime() }] : [];
  });

/** A job of the last week is one of the last month: it is at or after all the older instants. */
const posted = (counts: readonly number[], now: number): Counts =>
  reaches(now).map(({ id }, index, all) => [
    id,
    sum(counts, (later) => later >= all.length - index),
  ]);

const countsOf = (field: FacetField, tally: CardTally, now: number): Counts => {
  switch (field) {
    case 'city':
      return each(tally.cities);
    case 'experience':
      return bands(tally.bands);
    case 'posted':
      return posted(tally.ages, now);
    case 'category':
      return each(tally.categories);
    case 'industry':
      return each(tally.industries);
    case 'pay':
      return pay(tally.paySteps);
    default: {
      const bit = FLAG_FIELDS.indexOf(field);
      return [[1, sum(tally.flags, (bits) => ((bits >> bit) & 1) === 1)]];
    }
  }
};

/** How many of the jobs each value of the facets would leave. @param now epoch milliseconds */
export const facetCounts = (
  cards: JobCards,
  fields: readonly FacetField[],
  now: number,
): FacetCount[] => {
  if (fields.length === 0) return [];
  const tally = tallyCards(
    cards,
    reaches(now).map(({ oldest }) => oldest),
  );
  return fields.flatMap((field) =>
    countsOf(field, tally, now).map(([id, jobs]) => ({ field, id, jobs })),
  );
};
