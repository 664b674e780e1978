import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadSiteFooter } from './loader.ts';
import { fixtures } from './site-footer.fixtures.ts';
import { SiteFooter } from './site-footer.tsx';

const texts = {
  content: () =>
    '## Look around\n- [Companies](/companies)\n## About\n- [Terms](/terms)\n- [Help](/faq)',
};

it('lists sections, promoted cities and apps of the brand around the configured links', async () => {
  const { data } = await loadSiteFooter(
    { appearance: 'full', menu: 'footer', legal: '' },
    loaderContext('/', {}, texts).context,
  );
  expect(data?.year).toBe(2026);
  expect(data?.columns.map(({ title, links }) => [title, links.length])).toEqual([
    ['Job categories', 2],
    ['Jobs by city', 2],
    ['Look around', 1],
    ['About', 2],
    ['Apps', 1],
  ]);
});

it('links to the legal pages if no text is configured', async () => {
  const { data } = await loadSiteFooter(
    { appearance: 'full', menu: '', legal: '' },
    loaderContext('/').context,
  );
  const links = data?.columns.flatMap((column) => column.links.map(({ href }) => href));
  expect(links).toEqual(expect.arrayContaining(['/terms', '/privacy', '/contact', '/sitemap']));
});

it('changes the year at midnight in India', async () => {
  const { context } = loaderContext('/');
  const now = Date.parse('2026-12-31T19:00:00Z');
  expect(
    (await loadSiteFooter({ appearance: 'full', menu: '', legal: '' }, { ...context, now })).data
      ?.year,
  ).toBe(2027);
});

it('is the footer of the document, with the legal line', () => {
  const html = renderFixture(SiteFooter, fixtures);
  expect(html).toMatch(/^<footer/);
  expect(textOf(html)).toContain('© 2026 Broadsheet Tech. Nobody may ask you for money to apply.');
});

it('has one line of legal links on pages that people should finish', async () => {
  const { data } = await loadSiteFooter(
    { appearance: 'legal', menu: 'footer', legal: '' },
    loaderContext('/', {}, texts).context,
  );
  expect(data?.columns.flatMap(({ links }) => links.map(({ href }) => href))).toEqual([
    '/terms',
    '/privacy',
    '/refund',
    '/contact',
  ]);
  const html = renderFixture(SiteFooter, fixtures, 'legal');
  expect(textOf(html)).toBe('© 2026 Broadsheet Tech Terms Privacy policy');
  expect(html).not.toContain('<details');
});

it('folds each group on phones', () => {
  const html = renderFixture(SiteFooter, fixtures);
  expect(html).toMatch(/<summary[^>]*>Cities<\/summary>/);
});
