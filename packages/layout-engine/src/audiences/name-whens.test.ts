import type { When } from '@broadsheet/contract/layout';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { expect, it } from 'vitest';
import { nameWhens } from './name-whens.ts';

const audiences: NamedAudiences = new Map([
  ['leaders', { name: 'Leaders', any: [{ experienceBand: [7, 8, 9] }] }],
  [
    'freshers',
    {
      name: 'Freshers',
      any: [{ cohort: ['freshers'] }, { membership: ['visitor'], experienceBand: [2] }],
    },
  ],
]);
const name = (...whens: When[]) => nameWhens(whens, audiences);
const visitors: When = { membership: ['visitor'], experienceBand: [2] };

it('names people however their conditions are divided', () => {
  const expected = { audience: ['freshers'] };
  expect(name(visitors, { cohort: ['freshers'] })).toEqual(expected);
  // Only members are of a cohort.
  expect(name({ cohort: ['freshers'], membership: ['basic', 'pro'] }, visitors)).toEqual(expected);
  expect(name(visitors, { not: { cohort: ['none'] }, cohort: ['freshers'] })).toEqual(expected);
  expect(name({ experienceBand: [7, 8] }, { experienceBand: [9] })).toEqual({
    audience: ['leaders'],
  });
});

it('keeps what all of them have in common beside the name', () => {
  const period = { brand: ['tech' as const], from: '2026-12-01T00:00:00Z' };
  const members: When = { cohort: ['freshers'] };
  expect(name({ ...visitors, ...period }, { ...members, ...period })).toEqual({
    ...period,
    audience: ['freshers'],
  });
  expect(name({ experienceBand: [7, 8, 9], ...period })).toEqual({
    ...period,
    audience: ['leaders'],
  });
  // Of both, those with this experience.
  expect(name(visitors, { ...members, experienceBand: [2] })).toEqual({
    experienceBand: [2],
    audience: ['freshers'],
  });
});

it.each<[string, When[]]>([
  ['fewer', [{ cohort: ['freshers'] }]],
  ['more', [visitors, { cohort: ['freshers', 'perfectMatch'] }]],
  ['others', [{ city: ['pune'] }]],
  ['the same at another time', [visitors, { cohort: ['freshers'], from: '2026-12-01T00:00:00Z' }]],
  ['those of one arm', [visitors, { cohort: ['freshers'], experiment: { x: ['b'] } }]],
  ['everybody', [{}]],
  ['nobody in particular', []],
])('has no name for %s', (_, whens) => {
  expect(name(...whens)).toBeNull();
});
