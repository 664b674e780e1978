import { describe, expect, it } from 'vitest';
import { readJobFilters, withoutValue, writeJobFilters } from './job-filters-query.ts';

const roundTrip = (query: Record<string, string>) => writeJobFilters(readJobFilters(query));

describe('the filters of an address', () => {
  it('reads every filter, and writes them in one order', () => {
    const query = {
      sort: 'date',
      wfh: '1',
      shift: '2',
      minPay: '10',
      range: '2',
      exp: '4',
      industry: '9',
      locIds: '2,1',
    };
    expect(Object.entries(roundTrip(query))).toEqual([
      ['locIds', '1,2'],
      ['industry', '9'],
      ['workMode', '3'],
      ['shift', '2'],
      ['exp', '4'],
      ['range', '2'],
      ['minPay', '10'],
      ['sort', 'date'],
    ]);
  });

  it('reads the earlier name of work from home, also beside other work modes', () => {
    expect(roundTrip({ wfh: '1' })).toEqual({ workMode: '3' });
    expect(roundTrip({ wfh: '1', workMode: '2' })).toEqual({ workMode: '2,3' });
    expect(roundTrip({ wfh: '1', workMode: '3' })).toEqual({ workMode: '3' });
  });

  const senseless: Record<string, string>[] = [
    { exp: '1' },
    { exp: '10' },
    { exp: '-3' },
    { range: '0' },
    { range: '99' },
    { minPay: 'ten' },
    { minPay: '1e3' },
    { locIds: 'x,,' },
    { wfh: 'yes' },
    { workMode: '4' },
    { workMode: 'hybrid' },
    { shift: '0' },
    { sort: 'price' },
    { page: '3' },
  ];
  it.each(senseless)('reads %j as no filter', (query) => {
    expect(roundTrip(query)).toEqual({});
  });

  it('reads twenty ids at most, each once', () => {
    const ids = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(readJobFilters({ locIds: [...ids, ...ids].join(',') }).city).toEqual(ids.slice(0, 20));
  });
});

it('removes one value of a filter, and with the last one the filter', () => {
  expect(withoutValue({ city: [1, 3], pay: [6] }, 'city', 3)).toEqual({ city: [1], pay: [6] });
  expect(withoutValue({ city: [1], pay: [6] }, 'city', 1)).toEqual({ pay: [6] });
});
