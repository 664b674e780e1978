import { describe, expect, it } from 'vitest';
import { AlertFilters } from './calls/alerts.ts';
import { jobFeed } from './calls/feed.ts';
import { category, keyword, search } from './calls/job.ts';
import { Facet, JobFlags } from './entities/job.ts';
import {
  ADDRESS_ORDER,
  JOB_FILTER_NAMES,
  JOB_FILTERS,
  JOB_FLAG_NAMES,
  NAMED_ORDER,
} from './job-filters.ts';
import {
  readFilterParameters,
  readJobFilters,
  toFilterParameters,
  writeJobFilters,
} from './job-filters-query.ts';

/** The parameters that a list omits: its page or its mails fix them. */
const LISTS = [
  ['search', search.query, []],
  ['category', category.query, ['cat']],
  ['keyword', keyword.query, []],
  ['jobfeed', jobFeed.query, []],
  ['alerts', AlertFilters, ['range']],
] as const;

describe.each(JOB_FILTER_NAMES)('the filter %s', (name) => {
  const { parameter, kind } = JOB_FILTERS[name];

  it.each(LISTS)('is a parameter of %s', (_list, { properties }, without) => {
    const isWithout = without.some((other) => other === parameter);
    expect(Object.hasOwn(properties, parameter)).toBe(!isWithout);
  });

  it('survives an address and the query of a call', () => {
    const filters = { [name]: kind === 'many' ? [2, 3] : [kind === 'flag' ? 1 : 3] };
    // An address names work from home by the work mode.
    const read = name === 'workFromHome' ? { workMode: [3] } : filters;
    expect(readJobFilters(writeJobFilters(filters))).toEqual(read);
    expect(readFilterParameters(toFilterParameters(filters))).toEqual(filters);
  });
});

it('each filter is in every order, and has its own parameter', () => {
  const names = [...JOB_FILTER_NAMES].sort();
  expect([...ADDRESS_ORDER].sort()).toEqual(names);
  expect([...NAMED_ORDER].sort()).toEqual(names);
  expect(Facet.properties.field.enum).toEqual(JOB_FILTER_NAMES);
  expect(new Set(names.map((name) => JOB_FILTERS[name].parameter)).size).toBe(names.length);
});

it('the flags that filter are the flags that every job has', () => {
  expect([...JOB_FLAG_NAMES].sort()).toEqual(Object.keys(JobFlags.properties).sort());
});
