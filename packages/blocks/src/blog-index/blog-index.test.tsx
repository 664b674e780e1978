import { latestBlogs } from '@broadsheet/contract/calls/blogs';
import type { Blog } from '@broadsheet/contract/entities/blog';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './blog-index.fixtures.ts';
import { BlogIndex } from './blog-index.tsx';
import { loadBlogIndex } from './loader.ts';

const blog = (slug: string, topic: Blog['topic']): Blog => ({
  slug,
  title: `On ${slug}`,
  topic,
  summary: 'In short.',
  imageUrl: null,
  publishedAt: '2026-11-09T09:00:00+05:30',
  minutes: 4,
});
const ITEMS = [blog('offers', 'Career Advice'), blog('panels', 'Interview Advice')];
const settings = { title: 'Blog', text: '' };
const load = (path: string, texts: readonly string[]) => {
  const content = (name: string) => (texts.includes(name) ? 'Text.' : null);
  const answers = { [latestBlogs.path]: { items: ITEMS } };
  return loadBlogIndex(settings, loaderContext(path, answers, { content }).context);
};
const BOTH = ['blogs/offers', 'blogs/panels'];

it('lists the articles and their topics', async () => {
  const { data, page } = await load('/blog', BOTH);
  expect(data?.articles.map(({ href }) => href)).toEqual(['/blog/offers', '/blog/panels']);
  expect(data?.topics.map(({ label }) => label)).toEqual(['Career Advice', 'Interview Advice']);
  expect(page?.seo).toMatchObject({
    canonical: '/blog',
    links: [{ rel: 'alternate', type: 'application/rss+xml', href: '/blog/feed.xml' }],
  });
  expect((await load('/blog', ['blogs/offers'])).data?.articles).toHaveLength(1);
});

it('shows the topic of the path; an unknown one shows all', async () => {
  const { data, page } = await load('/blog?topic=Interview+Advice', BOTH);
  expect(data?.articles.map(({ title }) => title)).toEqual(['On panels']);
  expect(page?.seo?.canonical).toBe('/blog?topic=Interview+Advice');
  expect((await load('/blog?topic=Zebras', BOTH)).data?.articles).toHaveLength(2);
});

it('marks the topic, and shows a text if there are no articles', () => {
  expect(renderFixture(BlogIndex, fixtures, 'long')).toMatch(
    /<a [^>]*aria-current="page"[^>]*>Career Advice<\/a>/,
  );
  expect(renderFixture(BlogIndex, fixtures, 'empty')).toContain('No articles yet.');
});
