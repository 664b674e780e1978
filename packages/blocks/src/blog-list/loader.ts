import { defineLoader } from '@broadsheet/contract/block-loader';
import { latestBlogs } from '@broadsheet/contract/calls/blogs';
import { BLOG_TOPICS } from '@broadsheet/contract/constants';
import type { Blog } from '@broadsheet/contract/entities/blog';
import { hrefOf } from '@broadsheet/contract/match-page';
import { isReservedHost } from '@broadsheet/contract/reserved-host';
import { articleFacts, articleHref, articleText } from '../shared/text/article-link.ts';
import { blogList } from './schema.ts';

/** The maximum of the call, so that every topic gets its share. */
const CANDIDATES = 50;

export const loadBlogList = defineLoader(blogList, async ({ perTopic }, context) => {
  const { brand, call } = context;
  const { items } = await call(latestBlogs, { query: { size: CANDIDATES } });
  const toArticle = (article: Blog) => ({
    title: article.title,
    href: articleHref(context, article),
    summary: article.summary,
    facts: articleFacts(article, context.messages.blog),
    picture: article.imageUrl,
  });
  const topics = BLOG_TOPICS.map((topic) => ({
    topic,
    articles: items
      .filter((article) => article.topic === topic)
      .slice(0, perTopic)
      .map(toArticle),
  })).filter(({ articles }) => articles.length > 0);
  if (topics.length === 0) return { data: null };
  const isReadHere = items.some(({ slug }) => context.content(articleText(slug)) !== null);
  const all = isReadHere ? hrefOf('blog') : brand.links.blog;
  return {
    data: {
      topics,
      all: isReservedHost(all) ? null : { label: context.messages.blog.allArticles, href: all },
    },
  };
});
