import { ANYBODY, AUDIENCE_FIELDS, type Audience } from '@broadsheet/contract/audience';
import { expect, it } from 'vitest';
import { audienceViewsId } from './write-audience-counts.ts';

const DAY = '2026-11-24';
/** Each field differs from `ANYBODY`. */
const OTHER: Audience = {
  brand: 'management',
  cohort: 'freshers',
  experienceBand: 2,
  membership: 'pro',
  device: 'phone',
  city: 'pune',
  category: 'backend',
  crawler: true,
};

const idOf = (audience: Audience, page = 'home', day = DAY) =>
  audienceViewsId({ day, page, audience });

it.each(AUDIENCE_FIELDS)('counts audiences that differ in %s alone apart', (field) => {
  expect(idOf({ ...ANYBODY, [field]: OTHER[field] })).not.toBe(idOf(ANYBODY));
});

it('counts equal audiences together, whatever the order of their fields', () => {
  const reversed = Object.fromEntries(Object.entries(ANYBODY).reverse()) as Audience;
  expect(idOf(reversed)).toBe(idOf(ANYBODY));
});

it('sorts by day, page and then the fields in the order of the contract', () => {
  const sorted = [
    idOf(OTHER, 'home', '2026-11-23'),
    idOf(OTHER, 'category'),
    idOf(OTHER),
    idOf({ ...ANYBODY, city: 'delhi' }),
    idOf({ ...ANYBODY, city: 'pune' }),
    idOf(ANYBODY),
    idOf({ ...ANYBODY, crawler: true }),
  ];
  expect([...sorted].reverse().sort()).toEqual(sorted);
});
