import { afterEach, describe, expect, it } from 'vitest';
import { listOf, storeFilter, withStoredFilter } from './stored-filters.ts';

const NOW = 1_795_000_000_000;
const MONTH = 30 * 86_400_000;
const at = (path: string): URL => new URL(path, 'http://tech.localhost');
const store = (path: string, now = NOW) => storeFilter(at(path), now);
const open = (path: string, from = '/', now = NOW): string => {
  const { pathname, search } = withStoredFilter(at(path), from, now);
  return `${pathname}${search}`;
};
afterEach(() => localStorage.clear());

describe('the filter of a public list', () => {
  it('is stored when a person filters the list, and the list opens with it at the next visit', () => {
    store('/c/backend-jobs?exp=4&locIds=2,1,2&page=3');
    expect(open('/c/backend-jobs')).toBe('/c/backend-jobs?locIds=1%2C2&exp=4');
    expect(open('/c/backend-jobs?ref=hp')).toBe('/c/backend-jobs?ref=hp&locIds=1%2C2&exp=4');
    expect(open('/c/frontend-jobs')).toBe('/c/frontend-jobs');
  });

  it('applies to all pages of a list, including searches', () => {
    store('/search/java-p3.html?exp=4');
    expect(open('/search/java.html')).toBe('/search/java.html?exp=4');
    expect(open('/search/java-p2.html')).toBe('/search/java-p2.html');
  });

  it('is not applied if the URL has its own values', () => {
    store('/search/java.html?exp=4');
    for (const query of ['?exp=5', '?page=2', '?search=company', '?exact=1'])
      expect(open(`/search/java.html${query}`)).toBe(`/search/java.html${query}`);
  });

  it('is cleared when the user removes it', () => {
    store('/c/backend-jobs?exp=4');
    expect(open('/c/backend-jobs', '/c/backend-jobs')).toBe('/c/backend-jobs');
    store('/c/backend-jobs');
    expect(open('/c/backend-jobs')).toBe('/c/backend-jobs');
    expect(localStorage.length).toBe(0);
  });

  it('is stored for ten lists at most, for thirty days', () => {
    for (let n = 0; n < 12; n += 1) store(`/k/tag-${n}-jobs?exp=4`);
    expect(open('/k/tag-1-jobs')).toBe('/k/tag-1-jobs');
    expect(open('/k/tag-2-jobs')).toBe('/k/tag-2-jobs?exp=4');
    expect(open('/k/tag-2-jobs', '/', NOW + MONTH)).toBe('/k/tag-2-jobs');
  });

  it.each([
    '{',
    'null',
    '[[7,8]]',
    '[["/c/backend-jobs","exp=77&locIds=x"]]',
    '[["/c/backend-jobs","%00"]]',
    '[["//evil.example","exp=4"]]',
    '{"length":9}',
  ])('is empty if the browser stores %s', (value) => {
    localStorage.setItem('storedFilter', JSON.stringify({ value, expiresAt: NOW + 1 }));
    expect(open('/c/backend-jobs')).toBe('/c/backend-jobs');
  });

  it('exists for lists only', () => {
    expect(['/jobfeed', '/', '/j/x-1', '/c/a/b', '/search/a.pdf'].map(listOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    store('/jobfeed?exp=4');
    expect(localStorage.length).toBe(0);
  });
});
