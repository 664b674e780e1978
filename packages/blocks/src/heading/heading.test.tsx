import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './heading.fixtures.ts';
import { Heading } from './heading.tsx';
import { loadHeading } from './loader.ts';

it('is the heading of the page with its text and one button', () => {
  const html = renderFixture(Heading, fixtures);
  expect(html).toMatch(/<h1[^>]*>Jobs for Broadsheet Tech readers<\/h1>/);
  expect(html).toMatch(/<a [^>]*href="\/search\/jobs.html">See jobs<\/a>/);
});

it('is the heading of a section, without a button where it has no link', () => {
  const html = renderFixture(Heading, fixtures, 'of a section');
  expect(html).toMatch(/<h2[^>]*>More jobs<\/h2>/);
  expect(html).not.toContain('<p');
  expect(html).not.toContain('<a ');
});

it("shows the brand's facts in its texts", async () => {
  const { context } = loaderContext('/faq');
  const settings = {
    title: 'At {brandName}',
    text: 'Of {brandName}',
    level: 'page',
    ctaText: 'Go',
  } as const;
  expect(await loadHeading(settings, context)).toEqual({
    data: { title: 'At Broadsheet Tech', text: 'Of Broadsheet Tech' },
  });
});
