import type { Facet } from '@broadsheet/contract/entities/job';
import { type JobFilters, toggleId } from '../parts/job-filters-query.ts';

type Field = Facet['field'];

interface FacetRule {
  readonly field: Field;
  readonly title: string;
  readonly isOn: (filters: JobFilters, id: number) => boolean;
  /** The filters after choosing; choosing what is on takes it off. */
  readonly choose: (filters: JobFilters, id: number) => JobFilters;
}

type SingleFilter = 'exp' | 'range' | 'cat' | 'minPay';

const single = (field: Field, title: string, name: SingleFilter): FacetRule => ({
  field,
  title,
  isOn: (filters, id) => filters[name] === id,
  choose: (filters, id) => ({ ...filters, [name]: filters[name] === id ? undefined : id }),
});

const many = (field: Field, title: string, name: 'locIds' | 'industry'): FacetRule => ({
  field,
  title,
  isOn: (filters, id) => filters[name]?.includes(id) ?? false,
  choose: (filters, id) => ({ ...filters, [name]: toggleId(filters[name], id) }),
});

/** How each facet narrows the list, in the order in which people ask. */
export const FACET_RULES: readonly FacetRule[] = [
  many('city', 'City', 'locIds'),
  single('experience', 'Experience', 'exp'),
  single('pay', 'Pay', 'minPay'),
  {
    field: 'workFromHome',
    title: 'Work from home',
    isOn: ({ wfh }) => wfh === 1,
    choose: (filters) => ({ ...filters, wfh: filters.wfh ? undefined : 1 }),
  },
  single('posted', 'Posted', 'range'),
  single('category', 'Category', 'cat'),
  many('industry', 'Industry', 'industry'),
];
