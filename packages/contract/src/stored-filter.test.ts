import { describe, expect, it } from 'vitest';
import { writeJobFilters } from './job-filters-query.ts';
import { readStoredFilter, withoutExpired, writeStoredFilter } from './stored-filter.ts';

const rewritten = (text: string) => writeStoredFilter(writeJobFilters(readStoredFilter(text)));

describe('a stored filter', () => {
  it('has one text, for any order and repetition of values', () => {
    expect(writeStoredFilter({ sort: 'date', locIds: '2,1,2', exp: '4' })).toBe(
      'locIds=1%2C2&exp=4&sort=date',
    );
    expect(rewritten('exp=4&locIds=2%2C1%2C2')).toBe('locIds=1%2C2&exp=4');
  });

  it('is empty for values that mean any, and contains no page and no search text', () => {
    const query = { exp: '1', range: '0', page: '3', search: 'company', exact: '1', q: 'java' };
    expect(writeStoredFilter(query)).toBe('');
  });

  it.each([
    'locIds=x&exp=99&range=77&minPay=-1&sort=price',
    '__proto__=1&constructor=2',
    '<script>alert(1)</script>',
    '%00%ff%zz',
    '',
  ])('is empty where its text is %j', (text) => {
    expect(rewritten(text)).toBe('');
  });

  it('is empty where its text is longer than the site stores', () => {
    expect(rewritten(`locIds=${'1,'.repeat(400)}`)).toBe('');
  });

  it('leaves out cities and categories that the brand no longer has', () => {
    const brand = { cities: [{ id: 1 }], categories: [{ dataId: 7 }] } as unknown as Parameters<
      typeof withoutExpired
    >[1];
    expect(withoutExpired({ city: [1, 99], category: [7], experience: [4] }, brand)).toEqual({
      city: [1],
      category: [7],
      experience: [4],
    });
    expect(withoutExpired({ city: [99], category: [8] }, brand)).toEqual({});
  });
});
