import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadPicture } from './loader.ts';
import { fixtures } from './picture.fixtures.ts';
import { Picture } from './picture.tsx';

it('is hidden until it has a picture', async () => {
  const { imageUrl: _, ...settings } = fixtures.usual.settings;
  expect(await loadPicture(settings, loaderContext('/').context)).toEqual({ data: null });
});

it('shows the picture with its text and caption', () => {
  const html = renderFixture(Picture, fixtures);
  expect(html).toMatch(/<img [^>]*alt="Two people at a desk with a laptop"/);
  expect(html).toMatch(/<figcaption[^>]*>Most teams/);
  expect(html).not.toContain('<a ');
});

it('leads where its link leads, with a name', () => {
  expect(renderFixture(Picture, fixtures, 'with a link')).toMatch(
    /<a [^>]*href="\/companies" aria-label="Two people at a desk with a laptop"/,
  );
});

it('is no link without a name', () => {
  expect(renderFixture(Picture, fixtures, 'decoration')).not.toContain('<a ');
});
