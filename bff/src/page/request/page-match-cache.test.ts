import { readFileSync } from 'node:fs';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import { NO_ADDRESSES, NO_ADDRESSES_OF_BRANDS } from '@broadsheet/contract/site-addresses';
import { expect, it } from 'vitest';
import { resolvePageCached } from './page-match-cache.ts';

const read = (brand: string): BrandConfig =>
  JSON.parse(
    readFileSync(new URL(`../../../../brand-configs/${brand}.json`, import.meta.url), 'utf8'),
  );
const siteOf = (brand: BrandConfig) => ({
  brand,
  snapshot: { addresses: NO_ADDRESSES_OF_BRANDS },
});
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
    expect(resolvePageCached(siteOf(brand), path)).toEqual(resolvePage(brand, path));
  }
});

it('is the same object when a short address is requested again', () => {
  expect(resolvePageCached(siteOf(tech), '/faq')).toBe(resolvePageCached(siteOf(tech), '/faq'));
});

it('is resolved anew as soon as the content has other addresses', () => {
  expect(resolvePageCached(siteOf(tech), '/diwali-jobs')).toMatchObject({ kind: 'notfound' });
  const landing = new Map([['/diwali-jobs', 'landing/diwali' as const]]);
  const addresses = { ...NO_ADDRESSES_OF_BRANDS, tech: { ...NO_ADDRESSES, landing } };
  const site = { brand: tech, snapshot: { addresses } };
  expect(resolvePageCached(site, '/diwali-jobs')).toMatchObject({
    kind: 'landing',
    params: { landing: 'diwali' },
  });
  expect(resolvePageCached(siteOf(tech), '/diwali-jobs')).toMatchObject({ kind: 'notfound' });
});

it('stays as it is for the site while a preview has other addresses', () => {
  const found = resolvePageCached(siteOf(tech), '/faq');
  const addresses = { ...NO_ADDRESSES_OF_BRANDS, tech: { ...NO_ADDRESSES } };
  resolvePageCached({ brand: tech, snapshot: { addresses } }, '/faq');
  expect(resolvePageCached(siteOf(tech), '/faq')).toBe(found);
});
