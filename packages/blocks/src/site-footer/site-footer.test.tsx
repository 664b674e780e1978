import { expect, it } from 'vitest';
import { drawFixture, textOf } from '../draw.fixtures.tsx';
import { loaderContext } from '../loader-context.fixtures.ts';
import { loadSiteFooter } from './loader.ts';
import { fixtures } from './site-footer.fixtures.ts';
import { SiteFooter } from './site-footer.tsx';

it('lists sections, promoted cities, companies and apps of the brand', async () => {
  const { data } = await loadSiteFooter({ legal: '' }, loaderContext('/').context);
  expect(data?.year).toBe(2026);
  expect(data?.columns.map(({ title, links }) => [title, links.length])).toEqual([
    ['Sections', 2],
    ['Cities', 2],
    ['Look around', 6],
    ['About', 8],
    ['Apps', 1],
  ]);
});

it('takes the year of India at its turn', async () => {
  const { context } = loaderContext('/');
  const now = Date.parse('2026-12-31T19:00:00Z');
  expect((await loadSiteFooter({ legal: '' }, { ...context, now })).data?.year).toBe(2027);
});

it('is the footer of the document, with the legal line', () => {
  const html = drawFixture(SiteFooter, fixtures);
  expect(html).toMatch(/^<footer/);
  expect(textOf(html)).toContain('© 2026 Broadsheet Tech. Nobody may ask you for money to apply.');
});
