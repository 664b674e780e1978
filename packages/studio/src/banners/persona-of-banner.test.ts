import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { expect, it } from 'vitest';
import { describeUnseen, personaOfBanner } from './persona-of-banner.ts';

const NOW = Date.parse('2026-11-28T12:00:00+05:30');
const tech = {
  brand: 'tech' as const,
  name: 'Broadsheet Tech',
  cities: ['pune', 'navi-mumbai'],
  categories: ['backend', 'cybersecurity'],
  categoryIds: [
    { id: 1, name: 'Backend' },
    { id: 17, name: 'Cybersecurity' },
  ],
};

const AUDIENCES: NamedAudiences = new Map([
  [
    'freshers',
    {
      name: 'Freshers',
      any: [
        { brand: ['management'], cohort: ['perfectMatch'] },
        { membership: ['visitor'], experienceBand: [2] },
        { cohort: ['freshers'] },
      ],
    },
  ],
  ['pro', { name: 'Pro members', any: [{ membership: ['pro'] }] }],
  ['phones', { name: 'Phones', any: [{ device: ['phone'] }] }],
  ['experienced', { name: 'Experienced', any: [{ not: { experienceBand: [1, 2] } }] }],
  ['unknown', { name: 'No experience given', any: [{ experienceBand: [1] }] }],
  ['mba', { name: 'MBA', any: [{ brand: ['management'] }] }],
]);

it.each([
  ['of nobody in particular', {}, {}],
  [
    'of an audience, by a condition of this site',
    { audience: 'freshers' },
    { membership: 'visitor', experienceBand: 2 },
  ],
  [
    'of an audience, by a condition that the other columns leave',
    { audience: 'freshers', minExp: '5' },
    { cohort: 'freshers', membership: 'basic', experienceBand: 4 },
  ],
  [
    'of an audience that the cell has by its name',
    { audience: 'pro MEMBERS' },
    { membership: 'pro' },
  ],
  [
    'of one of two audiences in a city',
    { audience: 'pro|freshers', location: 'Pune' },
    { membership: 'pro', city: 'pune' },
  ],
  ['of some years', { minExp: '5', maxExp: '8' }, { experienceBand: 4 }],
  ['of many years', { minExp: '30' }, { experienceBand: 9 }],
  ['of a city that the site has', { location: 'Delhi|Navi Mumbai' }, { city: 'navi-mumbai' }],
  ['of a city that it lacks', { location: 'Delhi' }, {}],
  [
    'of a category by the number of this site',
    { categoryIds: '99|17' },
    { category: 'cybersecurity' },
  ],
])('a banner %s is seen by such a visitor', (_, cells, audience) => {
  expect(personaOfBanner(cells, tech, NOW, AUDIENCES)).toEqual({
    persona: { brand: 'tech', audience },
    isSeen: true,
  });
});

it.each([
  ['shows now', '2026-11-01T00:00:00+05:30', '2026-12-01T00:00:00+05:30', undefined],
  ['will show', '2026-12-05T00:00:00+05:30', '', '2026-12-05T00:00:00+05:30'],
  [
    'is over',
    '2026-10-05T00:00:00+05:30',
    '2026-11-01T00:00:00+05:30',
    '2026-10-05T00:00:00+05:30',
  ],
])('a banner that %s is shown at a time when it does', (_, from, until, at) => {
  expect(personaOfBanner({ from, until }, tech, NOW, AUDIENCES).persona.at).toBe(at);
});

it.each([
  ['of an audience on phones, on a phone', { audience: 'phones' }, { device: 'phone' }],
  [
    'of an audience that refuses the first values',
    { audience: 'experienced' },
    { experienceBand: 3 },
  ],
  [
    'of people whose experience is not known, beside a limit of years that they meet',
    { audience: 'unknown', minExp: '5' },
    { experienceBand: 1 },
  ],
])('a banner %s is previewed as somebody who sees it', (_, cells, audience) => {
  expect(personaOfBanner(cells, tech, NOW, AUDIENCES)).toMatchObject({
    persona: { brand: 'tech', audience },
    isSeen: true,
  });
});

it('a banner of an audience of the other site is seen by nobody on this one', () => {
  expect(personaOfBanner({ audience: 'mba' }, tech, NOW, AUDIENCES).isSeen).toBe(false);
  expect(personaOfBanner({ audience: 'gone' }, tech, NOW, AUDIENCES).isSeen).toBe(false);
});

it('says whether another site has people who see a banner, or none', () => {
  const management = { ...tech, brand: 'management' as const };
  const sites = [tech, management];
  const describe = (audience: string) => describeUnseen({ audience }, tech, sites, NOW, AUDIENCES);
  expect(describe('phones')).toBeNull();
  expect(describe('mba')).toBe('Nobody on this site sees this banner. Choose another site.');
  expect(describe('gone')).toBe('Nobody sees this banner. Change its targeting.');
});
