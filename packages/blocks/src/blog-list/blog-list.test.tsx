import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { latestBlogs } from '@broadsheet/contract/calls/blogs';
import type { Blog } from '@broadsheet/contract/entities/blog';
import { expect, it } from 'vitest';
import { brandFixture } from '../brand.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './blog-list.fixtures.ts';
import { BlogList } from './blog-list.tsx';
import { loadBlogList } from './loader.ts';

const NOTHING = { all: null, topics: [] };
const settings = { title: 'From the blog', note: '', perTopic: 1 };
const blog = (slug: string, topic: Blog['topic']): Blog => ({
  slug,
  title: `On ${slug}`,
  topic,
  summary: 'In short.',
  imageUrl: null,
  publishedAt: '2026-11-09T09:00:00+05:30',
  minutes: 4,
});
const brand = {
  ...brandFixture,
  links: { ...brandFixture.links, blog: 'https://blog.broadsheet.in' },
};
const load = (items: readonly Blog[], changes: Partial<LoaderContext> = { brand }) =>
  loadBlogList(settings, loaderContext('/', { [latestBlogs.path]: { items } }, changes).context);

it('shows the newest article of each topic, the topics in the order of the product', async () => {
  const { data } = await load([
    blog('panels', 'Interview Advice'),
    blog('offers', 'Career Advice'),
    blog('older', 'Career Advice'),
  ]);
  expect(
    data?.topics.map(({ topic, articles }) => [topic, articles.map(({ href }) => href)]),
  ).toEqual([
    ['Career Advice', ['https://blog.broadsheet.in/offers']],
    ['Interview Advice', ['https://blog.broadsheet.in/panels']],
  ]);
  expect(data?.topics[0]?.articles[0]?.facts).toBe('4 min read · 9 November 2026');
  expect(data?.all?.href).toBe('https://blog.broadsheet.in');
});

it('is absent while nothing is published', async () => {
  expect(await load([])).toEqual({ data: null });
});

it('links to the own URL of an article', async () => {
  const { data } = await load([{ ...blog('offers', 'Career Advice'), url: '/faq' }]);
  expect(data?.topics[0]?.articles[0]?.href).toBe('/faq');
});

it('links to the articles on this site, and to all of them', async () => {
  const content = (name: string) => (name === 'blogs/offers' ? 'Read it slowly.' : null);
  const { data } = await load([blog('offers', 'Career Advice')], { content });
  expect(data?.topics[0]?.articles[0]?.href).toBe('/blog/offers');
  expect(data?.all?.href).toBe('/blog');
});

it('has no links while the blog has no valid URL', async () => {
  const { data } = await load([blog('offers', 'Career Advice')], {});
  expect(data?.all).toBeNull();
  expect(data?.topics[0]?.articles[0]).toMatchObject({ title: 'On offers', href: null });
  expect(
    textOf(renderFixture(BlogList, { own: { settings, data: data ?? NOTHING } }, 'own')),
  ).toContain('On offers');
});

it('reserves the space of a picture', () => {
  expect(renderFixture(BlogList, fixtures)).toMatch(
    /src="\/pictures\/fair.webp" alt="" width="640" height="360"/,
  );
});
