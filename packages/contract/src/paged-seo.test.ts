import { expect, it } from 'vitest';
import { pagedLinks, pageSuffix } from './paged-seo.ts';

it.each([
  [1, ''],
  [2, ' - Page 2'],
  [500, ' - Page 500'],
])('the title of page %i ends with %j', (page, suffix) => {
  expect(pageSuffix(page)).toBe(suffix);
});

it.each([
  [20, []],
  [0, []],
  [
    21,
    [
      { rel: 'prev', href: '/a' },
      { rel: 'next', href: '/b' },
    ],
  ],
])('a title that shows %i vacancies has the neighbours %j', (vacancies, links) => {
  expect(pagedLinks(vacancies, { previous: '/a', next: '/b' })).toEqual(links);
});

it('has no link to a page that is not there', () => {
  expect(pagedLinks(100, { previous: null, next: '/b' })).toEqual([{ rel: 'next', href: '/b' }]);
  expect(pagedLinks(100, { previous: '/a', next: null })).toEqual([{ rel: 'prev', href: '/a' }]);
});
