import { latestBlogs } from '@broadsheet/contract/calls/blogs';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { BlogSource } from './read-blogs.ts';

const SIZE_DEFAULT = 20;

/** The articles that are published by now, newest first. */
export const latestBlogsCall = bindCall(
  latestBlogs,
  async (
    { category, slug, size = SIZE_DEFAULT },
    _params,
    { brand, readBlogs, now }: CallContext & BlogSource,
  ) => {
    const items = (await readBlogs(brand))
      .map((article) => ({ article, at: Date.parse(article.publishedAt) }))
      .filter(({ at }) => at <= now)
      .filter(({ article }) => !category || article.topic === category)
      .filter(({ article }) => slug === undefined || article.slug === slug)
      .sort((one, other) => other.at - one.at)
      .slice(0, size)
      .map(({ article }) => article);
    return { items };
  },
);
