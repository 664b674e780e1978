import { DATE_RANGES } from '@broadsheet/contract/constants';
import type { FACET_FIELDS, JobFlags } from '@broadsheet/contract/entities/job';
import { ANY_BAND, findBand } from '@broadsheet/contract/experience';
import { anyMark, anyOf, atLeast, type Condition, oneOf } from './conditions.ts';
import { MARKS } from './open-day.ts';

/** What narrows a list of jobs and can be seen in its facets. */
export interface JobFilters {
  readonly cityIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly industryIds: readonly number[];
  /** Id of an experience band. */
  readonly band: number;
  /** Id of one of DATE_RANGES. */
  readonly range: number;
  /** Lakh rupees a year; jobs of confidential pay are not counted in. */
  readonly minPayLakh: number;
  /** What employers say of a job that must be so; jobs have all of those given. */
  readonly flags: readonly (keyof JobFlags)[];
}

export type FacetField = (typeof FACET_FIELDS)[number];

/** What employers say, in the order of the bits of a job's marks. */
const FLAG_FIELDS: readonly FacetField[] = [
  'workFromHome',
  'femaleCandidate',
  'femaleBackWorkForce',
  'differentlyAbled',
  'exDefence',
];

/** Whether the facet has but one value: that employers say so. */
export const isFlag = (field: FacetField): boolean => FLAG_FIELDS.includes(field);

/** Lower ends of the pay filter, lakh rupees a year. */
export const PAY_STEPS_LAKH = [3, 6, 10, 15, 25, 50] as const;

const DAY_MS = 86_400_000;

/** Epoch milliseconds before which a job is too old for the range, or null for any age. */
export const oldestPostedAt = (rangeId: number, now: number): number | null => {
  const days = DATE_RANGES.find((range) => range.id === rangeId)?.days ?? 0;
  return days > 0 ? now - days * DAY_MS : null;
};

const bit = (place: number): number => 1 << place;

/** The mark of a band: the lowest bit is that of the first band that is one. */
export const bandMark = (band: number): number => bit(MARKS.bands + band - ANY_BAND - 1);

export const flagMark = (field: FacetField): number =>
  bit(MARKS.flags + FLAG_FIELDS.indexOf(field));

/** What the filters that are set ask of a job, by the facet in which each is seen. */
export const filterConditions = (
  filters: JobFilters,
  now: number,
): ReadonlyMap<FacetField, Condition> => {
  const conditions: [FacetField, Condition][] = [];
  const { cityIds, categoryIds, industryIds, minPayLakh } = filters;
  const band = filters.band === ANY_BAND ? undefined : findBand(filters.band);
  const oldest = oldestPostedAt(filters.range, now);
  if (cityIds.length > 0) conditions.push(['city', anyOf('cities', cityIds)]);
  if (band) conditions.push(['experience', anyMark(bandMark(band.id))]);
  if (oldest !== null) conditions.push(['posted', atLeast('posted', oldest)]);
  if (categoryIds.length > 0) conditions.push(['category', oneOf('categories', categoryIds)]);
  if (industryIds.length > 0) conditions.push(['industry', oneOf('industries', industryIds)]);
  for (const flag of filters.flags) conditions.push([flag, anyMark(flagMark(flag))]);
  if (minPayLakh > 0) conditions.push(['pay', atLeast('pay', minPayLakh)]);
  return new Map(conditions);
};
