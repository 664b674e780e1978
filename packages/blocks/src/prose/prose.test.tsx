import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadProse } from './loader.ts';
import { fixtures } from './prose.fixtures.ts';
import { Prose } from './prose.tsx';

const at = (content: (name: string) => string | null) =>
  loaderContext('/aboutus', {}, { content }).context;

it("shows the named text under a heading, both with the brand's values", async () => {
  const context = at((name) => (name === 'aboutus' ? '{brandName} lists jobs.' : null));
  const { data } = await loadProse({ title: 'About {brandName}', text: 'aboutus' }, context);
  expect(data).toEqual({
    title: 'About Broadsheet Tech',
    parts: [{ kind: 'paragraph', line: [{ text: 'Broadsheet Tech lists jobs.' }] }],
  });
});

it('is absent without a text', async () => {
  const context = at(() => null);
  expect(await loadProse({ title: '', text: '' }, context)).toEqual({ data: null });
});

it('is rendered as headings, paragraphs, lists, a table and links', () => {
  const html = renderFixture(Prose, fixtures);
  expect(html).toMatch(/<h1[^>]*>About us<\/h1>/);
  expect(html).toContain(
    '<p>A job site, <strong><em>free for job seekers</em></strong>. <a href="/faq">See the questions</a>.</p>',
  );
  expect(html).toContain('<h2>What we do</h2><ul><li>List jobs</li><li>Link</li></ul>');
  expect(html).toContain('<ol><li>Search</li><li>Read</li></ol><hr/>');
  expect(html).toMatch(/<th scope="col">Cookie<\/th>.*<td>a year<\/td>/);
});

it('has no h1 if it continues another block', () => {
  expect(renderFixture(Prose, fixtures, 'goes on')).not.toContain('<h1');
});
