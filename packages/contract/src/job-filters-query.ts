import type { FilterParameters } from './job-filter-parameters.ts';
import {
  ADDRESS_ORDER,
  JOB_FILTERS,
  type JobFilterName,
  type JobFilters,
  toJobFilters,
} from './job-filters.ts';

/** What the address of a list of jobs asks for; what is not understood is left out. */
export interface JobListQuery extends JobFilters {
  readonly exact?: 1 | undefined;
  readonly search?: 'company' | 'course' | undefined;
  readonly sort?: 'date' | 'relevance' | undefined;
}

/** In the order in which addresses name them, behind the filters. */
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

/** Reads the filters of an address; absent and senseless values are left out. */
export const readJobFilters = (query: Query): JobListQuery => ({
  ...toJobFilters((name) => {
    const { parameter, parse } = JOB_FILTERS[name];
    return parse(query[parameter] ?? '');
  }),
  exact: query.exact === '1' ? 1 : undefined,
  search: oneOf(query.search, ['company', 'course']),
  sort: oneOf(query.sort, ['date', 'relevance']),
});

/**
 * The query of an address as a form without scripts leaves it: a name that comes more than once has all its values,
 * joined by commas, and one without a value is not there.
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

/** Whether a form left the address longer than it need be. */
export const isFormQuery = (path: string): boolean => {
  const names = [...new URL(path, 'http://site').searchParams];
  return names.some(([name, value], index) => {
    if (!PARAMETERS.includes(name)) return false;
    return value === '' || names.findIndex(([other]) => other === name) < index;
  });
};

/** The filters as query parameters, always in one order, so that one list has one address. */
export const writeJobFilters = (query: JobListQuery): Record<string, string> =>
  Object.fromEntries([
    ...ADDRESS_ORDER.flatMap((name) => {
      const text = query[name]?.join(',');
      return text ? [[JOB_FILTERS[name].parameter, text]] : [];
    }),
    ...OPTION_NAMES.flatMap((name) => (query[name] ? [[name, String(query[name])]] : [])),
  ]);

/** The filters as the calls that list jobs take them. */
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
