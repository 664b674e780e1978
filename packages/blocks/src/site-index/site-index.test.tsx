import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadSiteIndex } from './loader.ts';
import { fixtures } from './site-index.fixtures.ts';
import { SiteIndex } from './site-index.tsx';

it('lists every section, keyword and city of the brand, including small ones', async () => {
  const settings = { sections: 'Sections', cities: 'Cities' };
  const { data } = await loadSiteIndex(settings, loaderContext('/sitemap').context);
  expect(data?.sections.map(({ href, tags }) => [href, ...tags.map((tag) => tag.href)])).toEqual([
    ['/c/backend-jobs', '/k/java-jobs', '/k/c-sharp-jobs'],
    ['/c/frontend-jobs'],
  ]);
  expect(data?.cities.map(({ label }) => label)).toEqual([
    'Jobs in Mumbai',
    'Jobs in Pune',
    'Jobs in Nashik',
  ]);
});

it('has two sections, each with a heading', () => {
  const html = renderFixture(SiteIndex, fixtures);
  expect(html).toMatch(/<h2[^>]* id="own-title">Jobs by category</);
  expect(html).toMatch(/<h2[^>]* id="own-cities-title">Jobs by city</);
  expect(html).toContain('href="/k/java-jobs">Java</a>');
});
