import { latestBlogs } from '@broadsheet/contract/calls/blogs';
import type { Blog } from '@broadsheet/contract/entities/blog';
import { expect, it } from 'vitest';
import { drawFixture } from '../draw.fixtures.tsx';
import { loaderContext } from '../loader-context.fixtures.ts';
import { fixtures } from './blog-list.fixtures.ts';
import { BlogList } from './blog-list.tsx';
import { loadBlogList } from './loader.ts';

const settings = { title: 'From the blog', note: '', perTopic: 1 };
const blog = (slug: string, topic: Blog['topic']): Blog => ({
  slug,
  title: `On ${slug}`,
  topic,
  summary: 'In short.',
  imageUrl: null,
  url: `https://blog.example/${slug}`,
  publishedAt: '2026-11-09T09:00:00+05:30',
  minutes: 4,
});
const load = (items: readonly Blog[]) =>
  loadBlogList(settings, loaderContext('/', { [latestBlogs.path]: { items } }).context);

it('shows the newest article of each topic, the topics in the order of the product', async () => {
  const { data } = await load([
    blog('panels', 'Interview Advice'),
    blog('offers', 'Career Advice'),
    blog('older', 'Career Advice'),
  ]);
  expect(
    data?.topics.map(({ topic, articles }) => [topic, articles.map(({ href }) => href)]),
  ).toEqual([
    ['Career Advice', ['https://blog.example/offers']],
    ['Interview Advice', ['https://blog.example/panels']],
  ]);
  expect(data?.topics[0]?.articles[0]?.facts).toBe('4 min · 9 November 2026');
  expect(data?.all.href).toBe('https://blog.example');
});

it('stays away while nothing is published', async () => {
  expect(await load([])).toEqual({ data: null });
});

it('keeps the place of a picture', () => {
  expect(drawFixture(BlogList, fixtures)).toMatch(
    /src="\/pictures\/fair.webp" alt="" width="640" height="360"/,
  );
});
