import { exampleBrand } from '@broadsheet/content-store/example-content';
import { ANYBODY } from '@broadsheet/contract/audience';
import { NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import type {
  AudiencePart,
  FieldTerm,
  Stretch,
} from '@broadsheet/layout-engine/diff/audience-part';
import { expect, it } from 'vitest';
import { exampleOfGroup } from './example-of-group.ts';
import { whensOfPart } from './whens-of-part.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const deps = {
  brands: { tech: exampleBrand('tech'), management: exampleBrand('management') },
  experiments: NO_EXPERIMENTS,
  counts: [],
  now: NOW,
};
const part = (fields: readonly FieldTerm[], times: readonly Stretch[] = []): AudiencePart => ({
  fields,
  times,
});
const freshers = part([{ field: 'cohort', any: ['freshers'] }]);

it('is the most frequently recorded audience of the group, search engines last', () => {
  const row = { ...ANYBODY, page: 'home', cohort: 'freshers' } as const;
  const counts = [
    { ...row, device: 'tablet', views: 3 },
    { ...row, device: 'phone', views: 8 },
    { ...row, crawler: true, views: 90 },
    { ...row, cohort: 'none', views: 99 },
  ] as const;
  expect(exampleOfGroup('home', undefined, [freshers], { ...deps, counts })).toMatchObject({
    example: { brand: 'tech', audience: { cohort: 'freshers', device: 'phone', crawler: false } },
    path: '/',
  });
});

it('is made up of what the group asks for where nobody was recorded, arms and moment too', () => {
  const from = Date.parse('2026-12-01T00:00:00Z');
  const all = part(
    [
      { field: 'brand', not: ['tech'] },
      { field: 'membership', any: ['basic', 'pro'] },
      { field: 'experiment.order', not: ['control'] },
      { field: 'experiment.hero', any: ['b'] },
    ],
    [
      { from: null, until: NOW - 1 },
      { from, until: null },
    ],
  );
  expect(exampleOfGroup('home', undefined, [all], deps).example).toMatchObject({
    brand: 'management',
    audience: { membership: 'basic', device: 'desktop' },
    at: '2026-12-01T00:00:00.000Z',
    arms: { hero: 'b' },
  });
});

it('gets an address with its city or category', () => {
  const about = part([{ field: 'city', any: ['mumbai'] }]);
  expect(exampleOfGroup('location', undefined, [about], deps).path).toBe('/jobs-in-mumbai');
  const others = part([{ field: 'city', not: ['pune'] }]);
  expect(exampleOfGroup('location', undefined, [others], deps).path).toBe('/jobs-in-mumbai');
  expect(exampleOfGroup('jobdetail', undefined, [freshers], deps)).toMatchObject({
    example: { audience: { cohort: 'freshers' } },
    path: null,
  });
});

it('is named as layouts name it', () => {
  const terms: readonly FieldTerm[] = [
    { field: 'cohort', any: ['freshers'] },
    { field: 'city', not: ['pune'] },
    { field: 'experiment.order', any: ['b'] },
  ];
  expect(whensOfPart(part(terms, [{ from: NOW, until: null }]))).toEqual([
    {
      cohort: ['freshers'],
      not: { city: ['pune'] },
      experiment: { order: ['b'] },
      from: '2026-11-22T10:00:00.000Z',
    },
  ]);
  expect(whensOfPart(part([]))).toEqual([{}]);
});
