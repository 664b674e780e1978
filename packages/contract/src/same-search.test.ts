import { expect, it } from 'vitest';
import { isSameSearch } from './same-search.ts';

it.each([
  [
    { query: 'Java  developer', locIds: '3,2' },
    { locIds: '2,3', query: ' java developer ' },
  ],
  [
    { cat: 4, wfh: 1 },
    { wfh: 1, cat: 4 },
  ],
  [{}, { query: ' ', exp: 1 }],
  [{ wfh: 1 }, { workMode: '3' }],
  [{ workMode: '3,2' }, { workMode: '2,3' }],
] as const)('is one search: %j and %j', (one, other) => {
  expect(isSameSearch(one, other)).toBe(true);
});

it.each([
  [{ query: 'java' }, {}],
  [{ query: 'java' }, { query: 'java', locIds: '2' }],
  [{ locIds: '2' }, { industry: '2' }],
  [{ workMode: '2' }, { shift: '2' }],
] as const)('is not one search: %j and %j', (one, other) => {
  expect(isSameSearch(one, other)).toBe(false);
});
