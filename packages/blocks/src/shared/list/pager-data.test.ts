import { expect, it } from 'vitest';
import { toPager } from './pager-data.ts';

const hrefOf = (page: number) => `?page=${page}`;

it('counts pages of twenty and has both neighbours', () => {
  expect(toPager(2, 41, hrefOf)).toEqual({
    page: 2,
    pages: 3,
    previous: '?page=1',
    next: '?page=3',
  });
});

it('ends at the last page', () => {
  expect(toPager(3, 41, hrefOf).next).toBeNull();
});

it('links back to the last page from beyond the end', () => {
  expect(toPager(9, 41, hrefOf)).toMatchObject({ previous: '?page=3', next: null });
});

it('has one page if it is empty', () => {
  expect(toPager(1, 0, hrefOf)).toEqual({ page: 1, pages: 1, previous: null, next: null });
});

it('never links beyond page 500', () => {
  expect(toPager(500, 1_000_000, hrefOf)).toMatchObject({ pages: 500, next: null });
});
