import { latestBlogs } from '@broadsheet/contract/calls/blogs';
import type { Blog } from '@broadsheet/contract/entities/blog';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './blog-article.fixtures.ts';
import { BlogArticle } from './blog-article.tsx';
import { loadBlogArticle } from './loader.ts';

const settings = { moreTitle: 'More articles', more: 2 };
const blog = (slug: string, topic: Blog['topic'] = 'Career Advice'): Blog => ({
  slug,
  title: `On ${slug}`,
  topic,
  summary: 'In short.',
  imageUrl: null,
  publishedAt: '2026-11-09T09:00:00+05:30',
  minutes: 4,
});
const load = (items: readonly Blog[], texts: Readonly<Record<string, string>>) => {
  const answer = ({ query }: { query?: { slug?: string } }) => ({
    items: items.filter(({ slug }) => query?.slug === undefined || slug === query.slug),
  });
  const content = (name: string) => texts[name] ?? null;
  const { context } = loaderContext('/blog/offers', {}, { content });
  return loadBlogArticle(settings, {
    ...context,
    call: (async (call: unknown, input: object) =>
      call === latestBlogs ? answer(input) : null) as typeof context.call,
  });
};

it('shows the text of an article, with structured data', async () => {
  const { data, page } = await load(
    [blog('panels', 'Interview Advice'), blog('offers'), blog('raises')],
    { 'blogs/offers': 'Read **slowly**.', 'blogs/raises': 'Ask.', 'blogs/panels': 'Breathe.' },
  );
  expect(data).toMatchObject({ title: 'On offers', facts: '4 min read · 9 November 2026' });
  expect(data?.parts).toEqual([
    {
      kind: 'paragraph',
      line: [{ text: 'Read ' }, { text: 'slowly', strong: true }, { text: '.' }],
    },
  ]);
  expect(data?.more.map(({ href }) => href)).toEqual(['/blog/raises', '/blog/panels']);
  expect(page?.seo).toMatchObject({ canonical: '/blog/offers', description: 'In short.' });
  expect(page?.seo?.jsonLd).toMatchObject([
    { '@type': 'Article', headline: 'On offers', datePublished: '2026-11-09T09:00:00+05:30' },
    { '@type': 'BreadcrumbList' },
  ]);
});

it.each([
  ['has no text', [blog('offers')], {}],
  ['is in no list, or is dated ahead', [], { 'blogs/offers': 'Read.' }],
  ['is read elsewhere', [{ ...blog('offers'), url: '/faq' }], { 'blogs/offers': 'Read.' }],
])('is absent if the article %s', async (_why, items, texts) => {
  expect(await load(items, texts as Record<string, string>)).toEqual({
    data: null,
    page: { status: 404 },
  });
});

it('is rendered as an article with one h1, and links to more', () => {
  const html = renderFixture(BlogArticle, fixtures);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('href="/blog/write-a-self-review"');
  expect(html).toContain('href="/blog"');
  expect(textOf(html)).toContain('Start with the fixed pay.');
});
