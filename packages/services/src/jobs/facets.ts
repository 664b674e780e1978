import { DATE_RANGES } from '@broadsheet/contract/constants';
import { FACET_FIELDS, type Facet } from '@broadsheet/contract/entities/job';
import { findBand } from '@broadsheet/contract/experience';
import type { BrandDirectory } from '../brands/directory.ts';
import type { FoundJobs } from '../search/find-jobs.ts';
import type { FacetField } from '../search/job-filters.ts';

type LabelOf = (id: number) => string | undefined;

/** Scales keep their own order; all others go by count. */
const SCALES: ReadonlySet<FacetField> = new Set(['experience', 'posted', 'pay']);

/** What each value of the facets is called. */
export const labelsOf = (
  directory: BrandDirectory,
  industries: ReadonlyMap<number, string>,
): Readonly<Record<FacetField, LabelOf>> => ({
  city: (id) => directory.cities.get(id)?.label,
  experience: (id) => {
    const band = findBand(id);
    return band && `${band.label} years`;
  },
  posted: (id) => DATE_RANGES.find((range) => range.id === id)?.label,
  category: (id) => directory.categories.get(id)?.label,
  industry: (id) => industries.get(id),
  workFromHome: () => 'Work from home',
  pay: (id) => `₹${id} lakh or more`,
  femaleCandidate: () => 'Women preferred',
  femaleBackWorkForce: () => 'Women returning to work',
  differentlyAbled: () => 'Open to persons with disabilities',
  exDefence: () => 'Ex-defence welcome',
});

/** Counts as facets, in the order of the contract; a value that no job has is left out. */
export const toFacets = (
  counts: FoundJobs['counts'],
  directory: BrandDirectory,
  industries: ReadonlyMap<number, string>,
): Facet[] => {
  const labels = labelsOf(directory, industries);
  return FACET_FIELDS.map((field) => {
    const values = counts
      .filter((count) => count.field === field && count.jobs > 0)
      .flatMap(({ id, jobs }) => {
        const label = labels[field](id);
        return label === undefined ? [] : [{ number: id, id: String(id), label, count: jobs }];
      })
      .sort((one, other) =>
        SCALES.has(field)
          ? one.number - other.number
          : other.count - one.count || one.label.localeCompare(other.label, 'en'),
      );
    return { field, values: values.map(({ id, label, count }) => ({ id, label, count })) };
  });
};
