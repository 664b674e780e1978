import { defineLoader } from '@broadsheet/contract/block-loader';
import { latestBlogs } from '@broadsheet/contract/calls/blogs';
import { BLOG_TOPICS } from '@broadsheet/contract/constants';
import type { Blog } from '@broadsheet/contract/entities/blog';
import { isReservedHost } from '@broadsheet/contract/reserved-host';
import { formatDay } from '../parts/age.ts';
import { blogList } from './schema.ts';

/** As many as the call gives: enough for every topic to have its share. */
const CANDIDATES = 50;

/** Nobody is sent to an address that somebody has yet to write. */
const realOrNull = (address: string): string | null => (isReservedHost(address) ? null : address);

const toArticle = (
  { slug, title, url, summary, minutes, publishedAt, imageUrl }: Blog,
  blog: string,
) => ({
  title,
  href: realOrNull(url ?? `${blog.replace(/\/$/, '')}/${slug}`),
  summary,
  facts: `${minutes} min · ${formatDay(publishedAt)}`,
  picture: imageUrl,
});

export const loadBlogList = defineLoader(blogList, async ({ perTopic }, { brand, call }) => {
  const { blog } = brand.links;
  const { items } = await call(latestBlogs, { query: { size: CANDIDATES } });
  const topics = BLOG_TOPICS.map((topic) => ({
    topic,
    articles: items
      .filter((article) => article.topic === topic)
      .slice(0, perTopic)
      .map((article) => toArticle(article, blog)),
  })).filter(({ articles }) => articles.length > 0);
  if (topics.length === 0) return { data: null };
  const all = realOrNull(blog);
  return { data: { topics, all: all === null ? null : { label: 'All articles', href: all } } };
});
