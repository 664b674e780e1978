import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { expect, it } from 'vitest';
import { targetingOfCells } from './targeting-of-cells.ts';

const AUDIENCES: NamedAudiences = new Map([
  ['senior', { name: 'Leaders', any: [{ experienceBand: [8, 9] }] }],
]);

it('reads whom a row is for from its cells', () => {
  expect(
    targetingOfCells(
      {
        minExp: '2',
        location: 'Pune | Mumbai',
        categoryIds: '3|14',
        audience: 'Leaders',
        title: 'x',
      },
      AUDIENCES,
    ),
  ).toEqual({
    allowOnJobfeed: false,
    minExp: 2,
    maxExp: null,
    location: ['Pune', 'Mumbai'],
    categoryIds: [3, 14],
    audience: ['senior'],
  });
});

it('says nothing of a row whose cell has a fault', () => {
  expect(targetingOfCells({ minExp: '2 years' }, AUDIENCES)).toBeNull();
});
