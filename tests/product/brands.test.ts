import { readFileSync } from 'node:fs';
import { BRANDS } from '@broadsheet/contract/brand';
import { BrandConfig } from '@broadsheet/contract/brand-config';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';

const read = (brand: string): BrandConfig =>
  Value.Parse(
    BrandConfig,
    JSON.parse(readFileSync(new URL(`../../brand-configs/${brand}.json`, import.meta.url), 'utf8')),
  );
const tech = read('tech');
const management = read('management');

it('the categories of technology jobs are the seventeen of the specification', () => {
  expect(tech.categories.map(({ dataId }) => dataId).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 17 }, (_, index) => index + 1),
  );
});

it('those of management jobs have the ids of the specification', () => {
  const ids = new Set(management.categories.map(({ dataId }) => dataId));
  expect([13, 14, 15, 16, 17, 19, 21, 22].filter((id) => !ids.has(id))).toEqual([]);
});

it.each(BRANDS)('%s asks the prices of the specification', (brand) => {
  const { plans } = brand === 'tech' ? tech : management;
  expect(plans).toMatchObject({
    earlyApplicant: { priceRupees: 1499, months: 6, perMonthRupees: 249 },
    resumeBuilder: { priceRupees: 1999, months: 6, perMonthRupees: 333 },
    bothSaveRupees: 499,
  });
});

it('the competition is on for management alone, the button that stays in sight for both', () => {
  expect(tech.flags).toMatchObject({ competition: false, applyFloatingButton: true });
  expect(management.flags).toMatchObject({ competition: true, applyFloatingButton: true });
});

it.each(BRANDS)('%s has apps in five stores, and promotes the seven cities', (brand) => {
  const { apps, cities, staticAssetVersion } = brand === 'tech' ? tech : management;
  expect(apps).toHaveLength(5);
  expect(staticAssetVersion).toBe('2.1.3');
  expect(cities.filter(({ promoted }) => promoted).map(({ label }) => label)).toEqual([
    'Mumbai',
    'Bangalore',
    'Delhi NCR',
    'Hyderabad',
    'Chennai',
    'Pune',
    'Kolkata',
  ]);
});
