import { readFileSync } from 'node:fs';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import { expect, it } from 'vitest';
import { resolvePageCached } from './page-match-cache.ts';

const read = (brand: string): BrandConfig =>
  JSON.parse(
    readFileSync(new URL(`../../../../brand-configs/${brand}.json`, import.meta.url), 'utf8'),
  );
const [tech, management] = [read('tech'), read('management')];

it.each([
  '/',
  '/c/backend-jobs',
  '/c/backend-jobs?sort=date',
  '/nowhere',
  '//odd',
  `/search/${'x'.repeat(300)}.html`,
])('of %s is what resolving says, each time and for each brand', (path) => {
  for (const brand of [tech, management, tech]) {
    expect(resolvePageCached(brand, path)).toEqual(resolvePage(brand, path));
  }
});

it('is the same object when a short address is requested again', () => {
  expect(resolvePageCached(tech, '/faq')).toBe(resolvePageCached(tech, '/faq'));
});
