import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadRichText } from './loader.ts';
import { fixtures } from './rich-text.fixtures.ts';
import { RichText } from './rich-text.tsx';

const load = (text: string) => loadRichText({ text }, loaderContext('/faq').context);

it("parses its own text, with the brand's values", async () => {
  expect(await load(fixtures.usual.settings.text)).toEqual({ data: fixtures.usual.data });
  expect(await load('At {brandName}')).toEqual({
    data: { parts: [{ kind: 'paragraph', line: [{ text: 'At Broadsheet Tech' }] }] },
  });
});

it('is hidden without a text', async () => {
  expect(await load(' \n')).toEqual({ data: null });
});

it('never shows HTML or unsafe links', async () => {
  const { data } = await load('<script>alert(1)</script>\n\n[Go](javascript:alert(1))');
  expect(JSON.stringify(data)).not.toMatch(/script/);
});

it('is rendered as headings, lists and links', () => {
  const html = renderFixture(RichText, fixtures);
  expect(html).toContain('<h2>Who can apply</h2>');
  expect(html).toContain('<li>Pune</li>');
  expect(html).toContain('<a href="/search/jobs.html">See jobs</a>');
});
