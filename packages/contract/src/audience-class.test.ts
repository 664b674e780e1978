import { expect, it } from 'vitest';
import { formatSeekerClass, parseSeekerClass, type SeekerClass } from './audience-class.ts';
import type { BrandConfig } from './brand-config.ts';

const brand = {
  cities: [{ id: 1, label: 'Bangalore', slug: 'bangalore', synonyms: ['Bengaluru'] }],
  categories: [{ dataId: 1, label: 'Backend', tag: 'backend', tags: [] }],
} as unknown as BrandConfig;
const seeker: SeekerClass = {
  cohort: 'freshers',
  membership: 'pro',
  experienceBand: 2,
  city: 'bangalore',
  category: 'backend',
};

it('a class is read as it was written', () => {
  expect(formatSeekerClass(seeker)).toBe('freshers.pro.2.bangalore.backend');
  expect(parseSeekerClass(formatSeekerClass(seeker), brand)).toEqual(seeker);
  const unknown = { ...seeker, city: null, category: null };
  expect(parseSeekerClass(formatSeekerClass(unknown), brand)).toEqual(unknown);
});

it('a city or category that the brand does not have is not known, and a synonym is its city', () => {
  expect(parseSeekerClass('none.basic.1.atlantis.alchemy', brand)).toMatchObject({
    city: null,
    category: null,
  });
  expect(parseSeekerClass('none.basic.1.bengaluru.', brand)).toMatchObject({ city: 'bangalore' });
});

it.each([
  undefined,
  '',
  'freshers',
  'freshers.pro.2',
  'freshers.pro.2.bangalore',
  'freshers.pro.2.bangalore.backend.more',
  'nobody.pro.2..',
  'freshers.gold.2..',
  'freshers.visitor.2..',
  'freshers.pro.0..',
  'freshers.pro.10..',
  'freshers.pro.2.Bangalore.',
  '__proto__.pro.2..',
  ' freshers.pro.2..',
  'freshers.pro.2..\n',
  `freshers.pro.2.${'a'.repeat(200)}.`,
])('%j is no class', (text) => {
  expect(parseSeekerClass(text, brand)).toBeNull();
});
