import type { AlertFilters } from './calls/alerts.ts';
import { asWorkMode, readFilterParameters, toFilterParameters } from './job-filters-query.ts';

const sortIds = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').toSorted() : value;

/** Equal for the filters of one search, however they are written: order, case of the text and spaces do not matter. */
const searchKey = ({ query = '', ...filters }: AlertFilters): string => {
  const values = Object.entries(toFilterParameters(asWorkMode(readFilterParameters(filters))));
  const text = query.trim().replace(/\s+/g, ' ').toLowerCase();
  return JSON.stringify([text, ...values.map(([name, value]) => [name, sortIds(value)])]);
};

/** Whether two alerts are for the same jobs. */
export const isSameSearch = (one: AlertFilters, other: AlertFilters): boolean =>
  searchKey(one) === searchKey(other);
