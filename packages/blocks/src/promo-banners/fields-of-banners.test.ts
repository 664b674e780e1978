import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import { suitsCategory, suitsCity, suitsExperience } from '@broadsheet/contract/banner-targeting';
import { EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { bannerOf } from '@broadsheet/contract/promo-banner.fixtures';
import { expect, it } from 'vitest';
import { brandFixture } from '../brand.fixtures.ts';
import { fieldsOfBanners } from './fields-of-banners.ts';

const [first, second] = brandFixture.categories;
const tags = brandFixture.categories.map(({ tag }) => tag);
const banners = [
  bannerOf('all'),
  bannerOf('juniors', { maxExp: 1 }),
  bannerOf('seniors', { minExp: 16 }),
  bannerOf('south', { location: ['bangalore', 'hyderabad'] }),
  bannerOf('pune', { location: ['pune'], minExp: 4 }),
  bannerOf('one', { categoryIds: [first?.dataId ?? 0] }),
  bannerOf('two', { categoryIds: [first?.dataId ?? 0, second?.dataId ?? 0] }),
];

const audiences: readonly Audience[] = EXPERIENCE_BANDS.flatMap(({ id }) =>
  [null, 'bangalore', 'hyderabad', 'pune', 'delhi'].flatMap((city) =>
    [null, ...tags].map((category) => ({ ...ANYBODY, experienceBand: id, city, category })),
  ),
);

const fields = fieldsOfBanners(banners, brandFixture);
const markOf = (field: 'experienceBand' | 'city' | 'category', audience: Audience) => {
  const marks = fields[field];
  return marks === 'all' ? audience[field] : (marks?.get(audience[field]) ?? '*');
};
const keyOf = (audience: Audience) =>
  (['experienceBand', 'city', 'category'] as const).map((field) => markOf(field, audience)).join();
const bannersOf = (audience: Audience) =>
  banners
    .filter(
      (banner) =>
        suitsExperience(banner, audience) &&
        suitsCity(banner, audience) &&
        suitsCategory(banner, audience, brandFixture),
    )
    .map(({ id }) => id)
    .join();

it('gives people with one key the same banners', () => {
  const shown = new Map<string, Set<string>>();
  for (const audience of audiences) {
    const key = keyOf(audience);
    shown.set(key, (shown.get(key) ?? new Set()).add(bannersOf(audience)));
  }
  expect([...shown.values()].filter(({ size }) => size > 1)).toEqual([]);
});

it('tells no two values apart that get the same banners', () => {
  const bands = EXPERIENCE_BANDS.map(({ id }) => ({ ...ANYBODY, experienceBand: id }));
  expect(new Set(bands.map(keyOf)).size).toBe(new Set(bands.map(bannersOf)).size);
  const cityOf = (city: string | null) => markOf('city', { ...ANYBODY, city });
  expect(cityOf('bangalore')).toBe(cityOf('hyderabad'));
  expect(cityOf('delhi')).toBe('*');
  expect(new Set([null, 'bangalore', 'pune', 'delhi'].map(cityOf)).size).toBe(4);
});

it('reads nothing for banners that suit everybody', () => {
  expect(fieldsOfBanners([bannerOf('all')], brandFixture)).toEqual({});
  expect(fieldsOfBanners([], brandFixture)).toEqual({});
});

it('reads the city for a single city, which is the same as none that is known', () => {
  const { city } = fieldsOfBanners([bannerOf('pune', { location: ['pune'] })], brandFixture);
  expect(city).toEqual(
    new Map([
      [null, '0'],
      ['pune', '0'],
    ]),
  );
});
