import {
  ANYBODY,
  type Audience,
  CLASS_FIELDS,
  type ClassField,
  COHORTS,
  DEVICES,
  MEMBERSHIPS,
  POSSIBLE_SEEKERS,
} from '@broadsheet/contract/audience';
import {
  suitsCategory,
  suitsCity,
  suitsExperience,
  suitsPeople,
} from '@broadsheet/contract/banner-targeting';
import { EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { bannerOf } from '@broadsheet/contract/promo-banner.fixtures';
import { targetBanner } from '@broadsheet/contract/targeted-banner';
import { expect, it } from 'vitest';
import { brandFixture } from '../brand.fixtures.ts';
import { fieldsOfBanners } from './fields-of-banners.ts';

const [first, second] = brandFixture.categories;
const tags = brandFixture.categories.map(({ tag }) => tag);
const AUDIENCES: NamedAudiences = new Map([
  [
    'freshers',
    {
      name: 'Freshers',
      any: [{ cohort: ['freshers'] }, { membership: ['visitor'], experienceBand: [2] }],
    },
  ],
  ['delhi', { name: 'In Delhi', any: [{ city: ['delhi'], not: { device: ['phone'] } }] }],
  [
    'others',
    {
      name: 'Of the other site, or people',
      any: [{ brand: ['management'], membership: ['pro'] }, { not: { crawler: [true] } }],
    },
  ],
  [
    'everybody',
    {
      name: 'Everybody, field by field',
      any: [
        {
          brand: ['tech', 'management'],
          device: [...DEVICES],
          membership: [...MEMBERSHIPS],
          cohort: [...COHORTS],
          experienceBand: EXPERIENCE_BANDS.map(({ id }) => id),
          crawler: [false, true],
        },
      ],
    },
  ],
]);
const forPeople = (id: string, ...audience: string[]) =>
  targetBanner(bannerOf(id, { audience }), AUDIENCES);
const banners = [
  bannerOf('all'),
  bannerOf('juniors', { maxExp: 1 }),
  bannerOf('seniors', { minExp: 16 }),
  bannerOf('south', { location: ['bangalore', 'hyderabad'] }),
  bannerOf('pune', { location: ['pune'], minExp: 4 }),
  bannerOf('one', { categoryIds: [first?.dataId ?? 0] }),
  bannerOf('two', { categoryIds: [first?.dataId ?? 0, second?.dataId ?? 0] }),
];

const mixed = [
  ...banners,
  forPeople('freshers', 'freshers'),
  forPeople('delhi or freshers', 'delhi', 'freshers'),
  forPeople('nobody', 'unknown'),
  forPeople('people', 'others'),
];
const everybody: readonly Audience[] = POSSIBLE_SEEKERS.flatMap((seeker) =>
  [1, 2, 7].flatMap((experienceBand) =>
    [null, 'delhi', 'pune', 'goa'].flatMap((city) =>
      DEVICES.flatMap((device) =>
        [false, true].map((crawler) => ({
          ...ANYBODY,
          ...seeker,
          experienceBand,
          city,
          device,
          crawler,
        })),
      ),
    ),
  ),
);

const audiences: readonly Audience[] = EXPERIENCE_BANDS.flatMap(({ id }) =>
  [null, 'bangalore', 'hyderabad', 'pune', 'delhi'].flatMap((city) =>
    [null, ...tags].map((category) => ({ ...ANYBODY, experienceBand: id, city, category })),
  ),
);

const markOf = (field: ClassField, audience: Audience, of = banners) => {
  const marks = fieldsOfBanners(of, brandFixture)[field];
  return marks === 'all' ? audience[field] : (marks?.get(audience[field]) ?? '*');
};
const keyOf = (audience: Audience, of = banners) =>
  CLASS_FIELDS.map((field) => markOf(field, audience, of)).join();
const bannersOf = (audience: Audience, of = banners) =>
  of
    .filter(
      (banner) =>
        suitsExperience(banner, audience) &&
        suitsCity(banner, audience) &&
        suitsCategory(banner, audience, brandFixture) &&
        suitsPeople(banner, audience),
    )
    .map(({ id }) => id)
    .join();

/** Somebody as a block gets them: to read a field that it does not declare is a fault. */
const declaredOnly = (audience: Audience, fields: readonly string[]): Audience =>
  new Proxy(audience, {
    get: (of, field) => {
      if (field !== 'brand' && !fields.includes(String(field)))
        throw new Error(`${String(field)} is read, and not declared`);
      return Reflect.get(of, field);
    },
  });

const unlimited = [
  forPeople('everybody', 'everybody'),
  bannerOf('from 0', { minExp: 0 }),
  bannerOf('from 1', { minExp: 1, maxExp: 60 }),
  bannerOf('up to 26', { maxExp: 26 }),
];

it.each([
  ['columns alone', banners, audiences],
  ['audiences', mixed, everybody],
  ['conditions that everybody passes', unlimited, everybody],
  ['all of these', [...mixed, ...unlimited], everybody],
])('declares every field that is read for %s', (_, of, people) => {
  const fields = Object.keys(fieldsOfBanners(of, brandFixture));
  for (const audience of people)
    expect(bannersOf(declaredOnly(audience, fields), of)).toBe(bannersOf(audience, of));
});

it('reads nothing for conditions that everybody passes', () => {
  expect(fieldsOfBanners(unlimited, brandFixture)).toEqual({});
  expect(bannersOf(ANYBODY, unlimited)).toBe('everybody,from 0,from 1,up to 26');
});

it.each([
  ['with columns alone', banners, audiences],
  ['with audiences', mixed, everybody],
])('gives people with one key the same banners %s', (_, of, people) => {
  const shown = new Map<string, Set<string>>();
  for (const audience of people) {
    const key = keyOf(audience, of);
    shown.set(key, (shown.get(key) ?? new Set()).add(bannersOf(audience, of)));
  }
  expect([...shown.values()].filter(({ size }) => size > 1)).toEqual([]);
});

it('tells no two values apart that get the same banners', () => {
  const bands = EXPERIENCE_BANDS.map(({ id }) => ({ ...ANYBODY, experienceBand: id }));
  expect(new Set(bands.map((each) => keyOf(each))).size).toBe(
    new Set(bands.map((each) => bannersOf(each))).size,
  );
  const cityOf = (city: string | null) => markOf('city', { ...ANYBODY, city });
  expect(cityOf('bangalore')).toBe(cityOf('hyderabad'));
  expect(cityOf('delhi')).toBe('*');
  expect(new Set([null, 'bangalore', 'pune', 'delhi'].map(cityOf)).size).toBe(4);
});

it('reads nothing for banners that suit everybody', () => {
  expect(fieldsOfBanners([bannerOf('all')], brandFixture)).toEqual({});
  expect(fieldsOfBanners([], brandFixture)).toEqual({});
});

it('reads the fields that the audiences of rows name, and of conditions for this brand alone', () => {
  const fields = fieldsOfBanners([forPeople('freshers', 'freshers')], brandFixture);
  expect(Object.keys(fields)).toEqual(['cohort', 'experienceBand', 'membership']);
  expect(fields.cohort).toEqual(new Map([['freshers', '0']]));
  expect(Object.keys(fieldsOfBanners([forPeople('people', 'others')], brandFixture))).toEqual([
    'crawler',
  ]);
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
