import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { CallQuery } from '@broadsheet/contract/call';
import type { femaleJobs } from '@broadsheet/contract/calls/job';
import { PAGE_SIZE } from '@broadsheet/contract/constants';
import { ANY_BAND, EXPERIENCE_BANDS, findBand } from '@broadsheet/contract/experience';
import { type JobFilters, writeJobFilters } from '@broadsheet/contract/job-filters-query';
import { formatBand } from '../parts/experience-label.ts';
import { labelWithNames } from '../parts/label-with-names.ts';

const MARKS = ['preferred', 'returning'] as const;

/** What the address asks for: one of the marks or either, and the filters that this list takes. */
export interface WomenFilters extends Pick<JobFilters, 'locIds' | 'exp' | 'cat'> {
  readonly mark: (typeof MARKS)[number] | undefined;
}

export const readMark = (text: string | undefined): WomenFilters['mark'] =>
  MARKS.find((mark) => mark === text);

/** The filters as the parameters of an address. */
export const writeWomenFilters = ({ mark, ...filters }: WomenFilters): Record<string, string> => ({
  ...(mark ? { femaleFilter: mark } : {}),
  ...writeJobFilters(filters),
});

/** The call for a page of the list: what is not asked for is not named, and an area only when there is one. */
export const femaleJobsQuery = (
  { mark, locIds, exp, cat }: WomenFilters,
  page: number,
): CallQuery<typeof femaleJobs> => {
  const band = exp === undefined ? undefined : findBand(exp);
  return {
    ...(mark ? { femaleFilter: mark } : {}),
    ...(band ? { minExp: band.minYears, maxExp: Math.min(band.maxYears, YEARS_MOST) } : {}),
    ...(locIds ? { joblocationIds: locIds.join(',') } : {}),
    ...(cat ? { functionalArea: cat } : {}),
    start: (page - 1) * PAGE_SIZE,
    end: page * PAGE_SIZE,
  };
};

const YEARS_MOST = 99;

/** The fields of which one value is chosen, each with what is chosen. */
export const fieldsOf = ({ exp, cat }: WomenFilters, brand: BrandConfig) => [
  {
    name: 'exp',
    label: 'Experience',
    any: 'Any experience',
    chosen: String(exp ?? ''),
    options: EXPERIENCE_BANDS.filter(({ id }) => id !== ANY_BAND).map(({ id }) => ({
      value: String(id),
      label: formatBand(id),
    })),
  },
  {
    name: 'cat',
    label: 'Functional area',
    any: 'All areas',
    chosen: String(cat ?? ''),
    options: brand.categories.map(({ dataId, label }) => ({ value: String(dataId), label })),
  },
];

const NAMED_MOST = 3;

/** The cities, any number of which are chosen, and what is said of the choice while they are folded away. */
export const citiesOf = ({ locIds }: WomenFilters, brand: BrandConfig) => {
  const isChosen = (id: number): boolean => locIds?.includes(id) ?? false;
  const choices = brand.cities.map(({ id, label, synonyms }) => ({
    value: String(id),
    label: labelWithNames(label, synonyms),
    on: isChosen(id),
  }));
  const chosen = brand.cities.filter(({ id }) => isChosen(id)).map(({ label }) => label);
  const others = chosen.length - NAMED_MOST;
  const named = chosen.slice(0, NAMED_MOST).join(', ');
  return { choices, said: others > 0 ? `${named} and ${others} more` : named || 'All cities' };
};
