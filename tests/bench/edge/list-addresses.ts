import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrandConfig } from '@broadsheet/contract/brand-config';
import { hrefOf } from '@broadsheet/contract/match-page';
import Value from 'typebox/value';
import { ROOT } from '../servers/root.ts';

export const ADDRESSES = 2_000;

/** The home page, and the lists of the brand by category, skill and city, the more general first. */
export const listAddresses = (): readonly string[] => {
  const brand: unknown = JSON.parse(readFileSync(join(ROOT, 'brand-configs/tech.json'), 'utf8'));
  Value.Assert(BrandConfig, brand);
  const cities = brand.cities.map(({ slug }) => slug);
  const categories = brand.categories.map(({ tag }) => tag);
  const keywords = [...new Set(brand.categories.flatMap(({ tags }) => tags.map(({ tag }) => tag)))];
  const all = [
    hrefOf('home'),
    ...categories.map((category) => hrefOf('category', { category })),
    ...cities.map((city) => hrefOf('location', { city })),
    ...keywords.map((keyword) => hrefOf('tag', { keyword })),
    ...categories.flatMap((category) =>
      cities.map((city) => hrefOf('location_based', { category, city })),
    ),
    ...keywords.flatMap((keyword) =>
      cities.map((city) => hrefOf('location_based', { keyword, city })),
    ),
  ];
  if (all.length < ADDRESSES) throw new Error(`there are ${all.length} addresses only`);
  return all.slice(0, ADDRESSES);
};
