import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadPictureText } from './loader.ts';
import { fixtures } from './picture-text.fixtures.ts';
import { PictureText } from './picture-text.tsx';

it("fills its heading and text with the brand's values", async () => {
  const settings = { ...fixtures.usual.settings, title: 'At {brandName}', text: 'On {brandName}' };
  expect(await loadPictureText(settings, loaderContext('/').context)).toEqual({
    data: {
      title: 'At Broadsheet Tech',
      parts: [{ kind: 'paragraph', line: [{ text: 'On Broadsheet Tech' }] }],
    },
  });
});

it('shows a picture, a heading, a text and a button', () => {
  const html = renderFixture(PictureText, fixtures);
  expect(html).toMatch(/<img [^>]*alt=""/);
  expect(html).toMatch(/<h2[^>]*>Work where you live<\/h2>/);
  expect(html).toContain('<strong>without an office</strong>');
  expect(html).toMatch(/<a [^>]*href="\/companies">See companies<\/a>/);
});

it('has neither a frame nor a button without a picture and a link', () => {
  const html = renderFixture(PictureText, fixtures, 'without a picture');
  expect(html).not.toMatch(/<img|<a /);
});
