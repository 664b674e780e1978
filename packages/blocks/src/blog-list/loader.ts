import { defineLoader } from '@broadsheet/contract/block-loader';
import { latestBlogs } from '@broadsheet/contract/calls/blogs';
import { BLOG_TOPICS } from '@broadsheet/contract/constants';
import type { Blog } from '@broadsheet/contract/entities/blog';
import { formatDay } from '../parts/age.ts';
import { blogList } from './schema.ts';

/** As many as the call gives: enough for every topic to have its share. */
const CANDIDATES = 50;

const toArticle = ({ title, url, summary, minutes, publishedAt, imageUrl }: Blog) => ({
  title,
  href: url,
  summary,
  facts: `${minutes} min · ${formatDay(publishedAt)}`,
  picture: imageUrl,
});

export const loadBlogList = defineLoader(blogList, async ({ perTopic }, { brand, call }) => {
  const { items } = await call(latestBlogs, { query: { size: CANDIDATES } });
  const topics = BLOG_TOPICS.map((topic) => ({
    topic,
    articles: items
      .filter((article) => article.topic === topic)
      .slice(0, perTopic)
      .map(toArticle),
  })).filter(({ articles }) => articles.length > 0);
  if (topics.length === 0) return { data: null };
  return { data: { topics, all: { label: 'All articles', href: brand.links.blog } } };
});
