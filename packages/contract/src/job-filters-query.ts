import type { FilterParameters } from './job-filter-parameters.ts';
import {
  ADDRESS_ORDER,
  JOB_FILTERS,
  type JobFilterName,
  type JobFilters,
  toJobFilters,
} from './job-filters.ts';
import { workModeId } from './work-terms.ts';

/** The query of a job list's address; values that make no sense are dropped. */
export interface JobListQuery extends JobFilters {
  readonly exact?: 1 | undefined;
  readonly search?: 'company' | 'course' | undefined;
  readonly sort?: 'date' | 'relevance' | undefined;
}

/** In the order of addresses, after the filters. */
const OPTION_NAMES = ['exact', 'search', 'sort'] as const satisfies readonly (keyof JobListQuery)[];

const PARAMETERS: readonly string[] = [
  ...ADDRESS_ORDER.map((name) => JOB_FILTERS[name].parameter),
  ...OPTION_NAMES,
];

type Query = Readonly<Record<string, string>>;

const oneOf = <Value extends string>(
  text: string | undefined,
  values: readonly Value[],
): Value | undefined => values.find((value) => value === text);

/** The flag as the work mode that it is, so that one list has one name, whichever of the two it was chosen by. */
export const asWorkMode = ({ workFromHome, ...filters }: JobFilters): JobFilters => {
  const { workMode = [] } = filters;
  return workFromHome
    ? { ...filters, workMode: [...new Set([...workMode, workModeId('remote')])].sort() }
    : filters;
};

/** Parses the filters of an address; missing and invalid values are dropped. */
export const readJobFilters = (query: Query): JobListQuery => ({
  ...asWorkMode(
    toJobFilters((name) => {
      const { parameter, parse } = JOB_FILTERS[name];
      return parse(query[parameter] ?? '');
    }),
  ),
  exact: query.exact === '1' ? 1 : undefined,
  search: oneOf(query.search, ['company', 'course']),
  sort: oneOf(query.sort, ['date', 'relevance']),
});

/**
 * The query of an address as a form without scripts creates it: repeated names have their values joined by commas, and
 * names without a value are dropped.
 */
export const readFormQuery = (path: string): Record<string, string> => {
  const { searchParams } = new URL(path, 'http://site');
  const values = new Map<string, string>();
  for (const [name, value] of searchParams) {
    const before = values.get(name);
    if (value !== '') values.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(values);
};

/** Whether a form without scripts has created an address that can be shorter. */
export const isFormQuery = (path: string): boolean => {
  const names = [...new URL(path, 'http://site').searchParams];
  return names.some(([name, value], index) => {
    if (!PARAMETERS.includes(name)) return false;
    return value === '' || names.findIndex(([other]) => other === name) < index;
  });
};

/** The filters as query parameters, always in one order, so that each list has one address. */
export const writeJobFilters = (query: JobListQuery): Record<string, string> =>
  Object.fromEntries([
    ...ADDRESS_ORDER.flatMap((name) => {
      const text = query[name]?.join(',');
      return text ? [[JOB_FILTERS[name].parameter, text]] : [];
    }),
    ...OPTION_NAMES.flatMap((name) => (query[name] ? [[name, String(query[name])]] : [])),
  ]);

/** The filters as parameters of the calls that list jobs. */
export const toFilterParameters = (filters: JobFilters): FilterParameters =>
  Object.fromEntries(
    ADDRESS_ORDER.flatMap((name) => {
      const values = filters[name] ?? [];
      const { parameter, kind } = JOB_FILTERS[name];
      return values.length > 0 ? [[parameter, kind === 'many' ? values.join(',') : values[0]]] : [];
    }),
  );

/** The filters of such a call. */
export const readFilterParameters = (query: FilterParameters): JobFilters =>
  toJobFilters((name) => {
    const value = query[JOB_FILTERS[name].parameter];
    if (value === undefined) return [];
    return typeof value === 'number' ? [value] : [...new Set(value.split(',').map(Number))];
  });

export const withoutValue = (
  filters: JobListQuery,
  name: JobFilterName,
  value: number,
): JobListQuery => {
  const others = (filters[name] ?? []).filter((other) => other !== value);
  return { ...filters, [name]: others.length > 0 ? others : undefined };
};
