import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './advert-slot.fixtures.ts';
import { AdvertSlot } from './advert-slot.tsx';
import { loadAdvertSlot } from './loader.ts';

const load = (slot: string, enabled: boolean, enableAdsPreload = false) => {
  const { context, made } = loaderContext('/');
  const advert = { advertiser: 'Kaveri', text: 'Classes.', link: 'https://kaveri.example.com/' };
  const adverts = [{ slot: 'home-middle', label: 'Advertisement', enabled, advert }];
  const flags = { ...context.brand.flags, enableAdsPreload };
  const loaded = loadAdvertSlot(
    { slot },
    { ...context, brand: { ...context.brand, adverts, flags } },
  );
  return { loaded, made };
};

it('shows the advert of its slot', async () => {
  const { data } = await load('home-middle', true).loaded;
  expect(data).toEqual({
    label: 'Advertisement',
    advertiser: 'Kaveri',
    text: 'Classes.',
    href: 'https://kaveri.example.com/',
    picture: null,
    preload: false,
  });
});

it('takes no space and makes no call if its slot is off or unknown', async () => {
  for (const { loaded, made } of [load('home-middle', false), load('nowhere', true)]) {
    expect(await loaded).toEqual({ data: null });
    expect(made).toEqual([]);
  }
});

it('is labelled for readers and search engines, and reserves the space of its picture', () => {
  const html = renderFixture(AdvertSlot, fixtures, 'with a picture');
  expect(html).toMatch(/<aside[^>]* aria-label="Advertisement"/);
  expect(html).toContain('rel="sponsored nofollow noopener"');
  expect(html).toMatch(/width="240" height="120"/);
});

it('has its picture fetched with the page where the brand says so, and else when it comes near', async () => {
  expect((await load('home-middle', true, true).loaded).data).toMatchObject({ preload: true });
  expect(renderFixture(AdvertSlot, fixtures, 'with a picture')).toContain('loading="lazy"');
  const pictured = fixtures['with a picture'];
  if (!pictured) throw new Error('no fixture has a picture');
  const usual = { ...pictured, data: { ...pictured.data, preload: true } };
  const html = renderFixture(AdvertSlot, { usual });
  expect(html).toMatch(/<link rel="preload" as="image" href="\/pictures\/kaveri.webp"\/>/);
  expect(html).not.toContain('loading="lazy"');
});
