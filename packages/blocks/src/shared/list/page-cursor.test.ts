import { expect, it } from 'vitest';
import { nextAfter, pagedTotal, readAfter } from './page-cursor.ts';

it('starts after the last shown entry, on the next page only', () => {
  expect(nextAfter(3, 2, '1-2')).toEqual({ after: '1-2' });
  expect(nextAfter(1, 2, '1-2')).toEqual({});
  expect(nextAfter(2, 1, undefined)).toEqual({});
});

it('ignores other values in a URL', () => {
  expect(readAfter('1795242600000-7')).toEqual({ after: '1795242600000-7' });
  expect(readAfter('x')).toEqual({});
  expect(readAfter(undefined)).toEqual({});
});

it('has a next page while there are more entries, even after removals', () => {
  const list = { items: Array(20).fill(0), size: 20, total: 39, hasMore: true };
  expect(pagedTotal(list, 2)).toBe(41);
  expect(pagedTotal({ ...list, items: [0], hasMore: false }, 3)).toBe(41);
  expect(pagedTotal({ ...list, hasMore: false }, 1)).toBe(39);
  expect(pagedTotal({ ...list, items: [], hasMore: false }, 3)).toBe(39);
});
