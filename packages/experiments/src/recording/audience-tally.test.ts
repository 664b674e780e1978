import { ANYBODY, AUDIENCE_FIELDS, type Audience } from '@broadsheet/contract/audience';
import { expect, it } from 'vitest';
import { createAudienceTally } from './audience-tally.ts';

const DAY = '2026-11-24';
/** Of each field a value that nobody in particular does not have. */
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

it.each(AUDIENCE_FIELDS)('counts audiences that differ in %s alone apart', (field) => {
  const tally = createAudienceTally(10);
  const others = { ...ANYBODY, [field]: OTHER[field] };
  for (const audience of [ANYBODY, others, ANYBODY]) tally.add(DAY, 'home', audience);
  const counts = tally.rows().map(({ audience, views }) => ({ audience, views }));
  expect(counts).toHaveLength(2);
  expect(counts).toContainEqual({ audience: ANYBODY, views: 2 });
  expect(counts).toContainEqual({ audience: others, views: 1 });
});

it('counts equal audiences together, whatever the order of their fields', () => {
  const tally = createAudienceTally(10);
  const reversed = Object.fromEntries(Object.entries(ANYBODY).reverse()) as Audience;
  for (const audience of [ANYBODY, reversed]) tally.add(DAY, 'home', audience);
  expect(tally.rows()).toMatchObject([{ views: 2 }]);
});

it('lists its rows by day, page and then the fields in the order of the contract', () => {
  const tally = createAudienceTally(10);
  const cities = ['delhi', 'pune'].map((city): Audience => ({ ...ANYBODY, city }));
  for (const audience of [{ ...ANYBODY, crawler: true }, ...cities.reverse(), OTHER, ANYBODY])
    tally.add(DAY, 'home', audience);
  tally.add(DAY, 'category', OTHER);
  tally.add('2026-11-23', 'home', OTHER);
  expect(tally.rows().map(({ day, page, audience }) => [day, page, audience])).toEqual([
    ['2026-11-23', 'home', OTHER],
    [DAY, 'category', OTHER],
    [DAY, 'home', OTHER],
    [DAY, 'home', { ...ANYBODY, city: 'delhi' }],
    [DAY, 'home', { ...ANYBODY, city: 'pune' }],
    [DAY, 'home', ANYBODY],
    [DAY, 'home', { ...ANYBODY, crawler: true }],
  ]);
});
