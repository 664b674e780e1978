import { expect, it } from 'vitest';
import { targetingOfCells } from './targeting-of-cells.ts';

it('reads whom a row is for from its cells', () => {
  expect(
    targetingOfCells({ minExp: '2', location: 'Pune | Mumbai', categoryIds: '3|14', title: 'x' }),
  ).toEqual({
    allowOnJobfeed: false,
    minExp: 2,
    maxExp: null,
    location: ['Pune', 'Mumbai'],
    categoryIds: [3, 14],
    audience: [],
  });
});

it('says nothing of a row whose cell has a fault', () => {
  expect(targetingOfCells({ minExp: '2 years' })).toBeNull();
});
