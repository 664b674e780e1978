import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './content-list.fixtures.ts';
import { ContentList } from './content-list.tsx';
import { loadContentList } from './loader.ts';

it('is absent without entries', async () => {
  const settings = { title: 'Diversity', note: '', items: [] };
  expect(await loadContentList(settings, loaderContext('/').context)).toEqual({ data: null });
});

it('has a link per entry, and one to more', () => {
  const html = renderFixture(ContentList, fixtures);
  expect(html).toMatch(/href="\/women_at_work">Women at work</);
  expect(html).toMatch(/href="\/search\/jobs.html">All jobs</);
  expect(html).toContain('src="/pictures/h.webp"');
});
