import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { DATE_RANGES } from '@broadsheet/contract/constants';
import type { Facet } from '@broadsheet/contract/entities/job';
import type { JobFilters } from '@broadsheet/contract/job-filters-query';
import { formatBand } from '../experience-label.ts';
import { FLAG_FILTERS } from '../job-flags.ts';
import { labelWithNames } from '../label-with-names.ts';

type Field = Facet['field'];
type Single = 'exp' | 'range' | 'cat' | 'minPay';

/** How one facet narrows the list. */
export interface FacetRule {
  readonly field: Field;
  /** Of the filter in an address. */
  readonly name: keyof JobFilters;
  /** Ids that are chosen. */
  readonly chosen: (filters: JobFilters) => readonly number[];
  /** What a choice says that the facet does not name, as it has no jobs; null: what the facet calls it. */
  readonly labelOf: (id: number, brand: BrandConfig) => string | undefined;
}

interface GroupRule {
  readonly title: string;
  /** One choice of the group at most, or many. */
  readonly kind: 'one' | 'many';
  readonly facets: readonly FacetRule[];
}

const single = (
  title: string,
  field: Field,
  name: Single,
  labelOf: FacetRule['labelOf'],
): GroupRule => {
  const chosen = (filters: JobFilters) => {
    const id = filters[name];
    return id === undefined ? [] : [id];
  };
  return { title, kind: 'one', facets: [{ field, name, chosen, labelOf }] };
};

const many = (
  title: string,
  field: Field,
  name: 'locIds' | 'industry',
  labelOf: FacetRule['labelOf'],
): GroupRule => ({
  title,
  kind: 'many',
  facets: [{ field, name, chosen: (filters) => filters[name] ?? [], labelOf }],
});

/** How the facets narrow the list, in the order in which people ask. */
export const GROUP_RULES: readonly GroupRule[] = [
  many('City', 'city', 'locIds', (id, { cities }) => {
    const city = cities.find((candidate) => candidate.id === id);
    return city && labelWithNames(city.label, city.synonyms);
  }),
  single('Experience', 'experience', 'exp', formatBand),
  single('Pay', 'pay', 'minPay', (id) => `₹${id} lakh or more`),
  {
    title: 'Employers say',
    kind: 'many',
    facets: FLAG_FILTERS.map(({ flag, name, label }) => ({
      field: flag,
      name,
      chosen: (filters) => (filters[name] ? [1] : []),
      labelOf: () => label,
    })),
  },
  single(DATE_RANGES[0].label, 'posted', 'range', (id) => DATE_RANGES[id]?.label),
  single(
    'Functional area',
    'category',
    'cat',
    (id, { categories }) => categories.find(({ dataId }) => dataId === id)?.label,
  ),
  many('Industry', 'industry', 'industry', () => undefined),
];
