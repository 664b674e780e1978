import { readFileSync } from 'node:fs';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { expect, it } from 'vitest';
import { oncePerBrand } from './once-per-brand.ts';

const read = (brand: string): BrandConfig =>
  JSON.parse(
    readFileSync(new URL(`../../../../../brand-configs/${brand}.json`, import.meta.url), 'utf8'),
  );

it('is computed once per configuration, and again for the next one', () => {
  const [tech, management, edited] = [read('tech'), read('management'), read('tech')];
  let made = 0;
  const labelsOf = oncePerBrand(({ categories }) => {
    made += 1;
    return categories.map(({ label }) => label);
  });
  expect(labelsOf(tech)).toBe(labelsOf(tech));
  expect(labelsOf(management)).not.toEqual(labelsOf(tech));
  expect(labelsOf(edited)).not.toBe(labelsOf(tech));
  expect(made).toBe(3);
});
