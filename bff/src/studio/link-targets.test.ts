import { exampleBrand } from '@broadsheet/content-store/example-content';
import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { expect, it } from 'vitest';
import { findLinkTargetsOf } from './link-targets.ts';

const tech = exampleBrand('tech');
const brands: Record<Brand, BrandConfig> = {
  tech,
  management: {
    ...exampleBrand('management'),
    categories: [{ dataId: 2, label: 'Finance', tag: 'finance', tags: [] }],
  },
};
const suggested = [
  { kind: 'company', label: 'Puneet Ltd', href: '/company/puneet' },
  { kind: 'city', label: 'Pune', href: '/jobs-in-pune' },
];
const courses = [{ slug: 'python-in-pune', title: 'Python, in Pune' }];

/** Answers as the services do. Real ones are called in the tests of Studio in a browser. */
const callOf =
  (failing: readonly string[]) =>
  (brand: Brand): ServiceCaller =>
    (async ({ path }: { readonly path: string }) => {
      if (failing.includes(path)) throw new Error('away');
      if (path === '/suggest') return { items: brand === 'tech' ? suggested : [] };
      return { items: courses };
    }) as unknown as ServiceCaller;

it('finds categories, skills, cities, companies and courses, each page once with its sites', async () => {
  const find = (text: string) => findLinkTargetsOf(brands, callOf([]), text);
  expect(await find('pun')).toEqual([
    { kind: 'city', label: 'Pune', href: '/jobs-in-pune', brands: ['tech', 'management'] },
    { kind: 'company', label: 'Puneet Ltd', href: '/company/puneet', brands: ['tech'] },
    {
      kind: 'course',
      label: 'Python, in Pune',
      href: '/course/python-in-pune',
      brands: ['tech', 'management'],
    },
  ]);
  expect((await find('FINANCE'))[0]).toEqual({
    kind: 'category',
    label: 'Finance',
    href: '/c/finance-jobs',
    brands: ['management'],
  });
  expect((await find('java'))[0]).toMatchObject({ kind: 'skill', href: '/k/java-jobs' });
});

it('leaves out only what a failing service knows', async () => {
  const without = await findLinkTargetsOf(brands, callOf(['/suggest']), 'pune');
  expect(without.map(({ kind }) => kind)).toEqual(['city', 'course']);
  const alone = await findLinkTargetsOf(
    brands,
    callOf(['/suggest', '/v2/course/{userId}/search']),
    'pune',
  );
  expect(alone.map(({ kind }) => kind)).toEqual(['city']);
});

it('names at most five of a kind, those that start with the text first', async () => {
  const cities = ['Upper Ara', 'Ara', 'Araria', 'Bara', 'Chara', 'Dara', 'Fara'].map(
    (label, at) => ({
      id: at + 1,
      label,
      slug: label.toLowerCase().replace(' ', '-'),
      synonyms: [],
      nearby: [],
      promoted: true,
    }),
  );
  const found = await findLinkTargetsOf(
    { ...brands, tech: { ...tech, cities } },
    callOf(['/suggest', '/v2/course/{userId}/search']),
    'ara',
  );
  expect(found.map(({ label }) => label)).toEqual(['Ara', 'Araria', 'Upper Ara', 'Bara', 'Chara']);
});
