import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { DATE_RANGES } from '@broadsheet/contract/constants';
import type { Facet } from '@broadsheet/contract/entities/job';
import { type JobFilters, toggleId } from '@broadsheet/contract/job-filters-query';
import { formatBand } from './experience-label.ts';
import { flagsOn } from './job-flags.ts';

/** A filter that is on, and the filters without it. */
export interface FilterChip {
  readonly label: string;
  readonly without: JobFilters;
}

const facetLabel = (facets: readonly Facet[], field: Facet['field'], id: number) =>
  facets.find((facet) => facet.field === field)?.values.find((value) => value.id === String(id))
    ?.label;

/** The filters that are on, each with its name. Facets name what the brand's config does not know. */
export const describeFilters = (
  filters: JobFilters,
  brand: BrandConfig,
  facets: readonly Facet[],
): FilterChip[] => {
  const { locIds = [], industry = [], exp, range, minPay, cat } = filters;
  const category = brand.categories.find(({ dataId }) => dataId === cat);
  const one = (on: unknown, label: string, without: JobFilters): FilterChip[] =>
    on ? [{ label, without: { ...filters, ...without } }] : [];
  return [
    ...locIds.map((id) => ({
      label: brand.cities.find((city) => city.id === id)?.label ?? 'Another city',
      without: { ...filters, locIds: toggleId(locIds, id) },
    })),
    ...one(exp, `${formatBand(exp ?? 0)} of experience`, { exp: undefined }),
    ...one(range, DATE_RANGES[range ?? 0]?.label ?? '', { range: undefined }),
    ...one(cat, category?.label ?? 'Another area', { cat: undefined }),
    ...industry.map((id) => ({
      label: facetLabel(facets, 'industry', id) ?? 'Another industry',
      without: { ...filters, industry: toggleId(industry, id) },
    })),
    ...one(minPay, `₹${minPay} lakh or more`, { minPay: undefined }),
    ...flagsOn(filters).map(({ name, label }) => ({
      label,
      without: { ...filters, [name]: undefined },
    })),
  ];
};
