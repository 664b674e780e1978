import type { JobFeed } from '@broadsheet/contract/calls/feed';
import { ANY_BAND } from '@broadsheet/contract/experience';
import type { BrandDirectory } from '../brands/directory.ts';
import { labelsOf } from '../jobs/facets.ts';
import type { FacetField, JobFilters } from '../search/job-filters.ts';

const setOf = (filters: JobFilters): readonly (readonly [FacetField, readonly number[]])[] => [
  ['city', filters.cityIds],
  ['experience', filters.band === ANY_BAND ? [] : [filters.band]],
  ['posted', filters.range === 0 ? [] : [filters.range]],
  ['category', filters.categoryIds],
  ['industry', filters.industryIds],
  ['pay', filters.minPayLakh === 0 ? [] : [filters.minPayLakh]],
  ...filters.flags.map((flag) => [flag, [1]] as const),
];

/** The filters that are on, by name; what the brand does not know filters, and has none. */
export const chipsOf = (
  filters: JobFilters,
  directory: BrandDirectory,
  industries: ReadonlyMap<number, string>,
): JobFeed['filterChips'] => {
  const labels = labelsOf(directory, industries);
  return setOf(filters).flatMap(([field, ids]) =>
    ids.flatMap((id) => {
      const label = labels[field](id);
      return label === undefined ? [] : [{ field, id: String(id), label }];
    }),
  );
};
