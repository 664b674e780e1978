import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './app-download.fixtures.ts';
import { AppDownload } from './app-download.tsx';
import { loadAppDownload } from './loader.ts';

it("links to the brand's stores", async () => {
  const settings = { title: 'Download the app', text: '' };
  const { data } = await loadAppDownload(settings, loaderContext('/').context);
  expect(data?.own).toBe('/api/app-store');
  expect(data?.stores).toEqual([{ label: 'Google Play', href: 'https://apps.example.com/bs' }]);
});

it('is absent for a brand without an app', async () => {
  const { context } = loaderContext('/');
  const brand = { ...context.brand, apps: [] };
  expect(await loadAppDownload({ title: 'App', text: '' }, { ...context, brand })).toEqual({
    data: null,
  });
});

it('names each store in a link', () => {
  expect(renderFixture(AppDownload, fixtures)).toMatch(/href="https:[^"]*ios"[^>]*>App Store</);
});

it('lets phones download the small picture alone', () => {
  const html = renderFixture(AppDownload, fixtures, 'with pictures');
  expect(html).toMatch(
    /<source media="\(min-width: 900px\)"[^>]*><img [^>]*width="96" height="115"/,
  );
  expect(renderFixture(AppDownload, fixtures)).not.toContain('<picture');
});
