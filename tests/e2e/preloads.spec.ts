import { expect, test } from './site-test.ts';

for (const brand of ['tech', 'management'] as const)
  for (const path of ['/', '/search?query=java', '/plans'])
    test(`${path} of ${brand} uses each font that it preloads, and fetches it once`, async ({
      page,
      site,
    }) => {
      await page.goto(site.urlOf(brand, path));
      await page.evaluate(() => document.fonts.ready);
      const seen = await page.evaluate(() => {
        const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
        const preloaded = [...links].map(({ href }) => href);
        const fetched = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.woff2'));
        // Fallbacks are local fonts: where the page is painted before its font has come, they load without a request.
        const loaded = [...document.fonts].filter(
          ({ status, family }) => status === 'loaded' && !family.includes('Fallback'),
        );
        return { preloaded, fetched, families: loaded.map(({ family }) => family) };
      });
      expect(seen.preloaded).not.toEqual([]);
      expect(seen.fetched.sort()).toEqual(seen.preloaded.sort());
      expect(seen.families).toHaveLength(seen.preloaded.length);
    });
