import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAnsweredAddress, isOwnedAddress } from './address-owner.ts';
import type { BrandConfig } from './brand-config.ts';
import { PAGE_KINDS, type PageKindDefinition } from './page-kinds.ts';
import { resolvePage } from './resolve-page.ts';
import { NO_ADDRESSES, type SiteAddresses } from './site-addresses.ts';

const tech: BrandConfig = JSON.parse(
  readFileSync(new URL('../../../brand-configs/tech.json', import.meta.url), 'utf8'),
);

describe('an address that no landing page can have', () => {
  it.each(Object.values<PageKindDefinition>(PAGE_KINDS).flatMap(({ paths }) => paths))(
    'is one of a page kind: %s',
    (path) => {
      expect(isOwnedAddress(path.replaceAll(/\{\w+\}/g, 'a'))).toBe(true);
    },
  );

  it.each(['/', '/api', '/API/x', '/studio', '/blog/x', '/j/1', '/assets/app.js'])('%s', (path) => {
    expect(isOwnedAddress(path)).toBe(true);
  });

  it.each(['/diwali-jobs', '/jobs', '/offers/diwali', '/blogs', '/c-level'])(
    'is not %s',
    (path) => {
      expect(isOwnedAddress(path)).toBe(false);
    },
  );
});

it.each([
  ['/faq', true],
  ['/settings', true],
  ['/jobs-in-Poona', true],
  ['/api/anything', true],
  ['/old-page.php', false],
  ['/blog/an-article/of-old', false],
])('a brand answers %s by itself: %s', (path, isAnswered) => {
  expect(isAnsweredAddress(tech, path)).toBe(isAnswered);
});

describe('with addresses of content', () => {
  const addresses: SiteAddresses = {
    landing: new Map([['/diwali-jobs', 'landing/diwali']]),
    redirects: new Map([
      ['/old', { to: '/diwali-jobs?ref=old#list', status: 301 as const }],
      ['/away', { to: 'https://other.example/settings', status: 302 as const }],
      ['/in-poona', { to: '/jobs-in-poona', status: 301 as const }],
    ]),
    isComplete: true,
  };

  it('resolves a landing page, and leads other spellings to it', () => {
    expect(resolvePage(tech, '/diwali-jobs?a=1', addresses)).toMatchObject({
      kind: 'landing',
      params: { landing: 'diwali' },
      path: '/diwali-jobs?a=1',
      query: { a: '1' },
    });
    expect(resolvePage(tech, '/Diwali-Jobs/?a=1', addresses)).toEqual({
      redirect: { status: 301, location: '/diwali-jobs?a=1' },
    });
    expect(resolvePage(tech, '/diwali-jobs', NO_ADDRESSES)).toMatchObject({ kind: 'notfound' });
  });

  it.each([
    ['/old', 301, '/diwali-jobs?ref=old#list'],
    ['/OLD/?b=2', 301, '/diwali-jobs?ref=old&b=2#list'],
    ['/away', 302, 'https://other.example/settings'],
    ['/in-poona', 301, '/jobs-in-pune'],
  ])('redirects %s, with its query, in one step', (path, status, location) => {
    expect(resolvePage(tech, path, addresses)).toEqual({ redirect: { status, location } });
  });

  it('never lets content take an address of the product', () => {
    const greedy: SiteAddresses = {
      landing: new Map([['/faq', 'landing/faq']]),
      redirects: new Map([['/terms', { to: '/', status: 302 as const }]]),
      isComplete: true,
    };
    expect(resolvePage(tech, '/faq', greedy)).toMatchObject({ kind: 'faq' });
    expect(resolvePage(tech, '/terms', greedy)).toMatchObject({ kind: 'terms' });
  });
});
