import { defineLoader } from '@broadsheet/contract/block-loader';
import { latestBlogs } from '@broadsheet/contract/calls/blogs';
import { BLOG_TOPICS, FEED_PATH } from '@broadsheet/contract/constants';
import { hrefOf } from '@broadsheet/contract/match-page';
import { articleFacts, articleHref } from '../shared/text/article-link.ts';
import { blogIndex } from './schema.ts';

const ARTICLES_SHOWN = 50;

export const loadBlogIndex = defineLoader(blogIndex, async (settings, context) => {
  const { brand, call, page, messages } = context;
  const topic = BLOG_TOPICS.find((known) => known === page.query.topic) ?? null;
  const { items } = await call(latestBlogs, { query: { size: ARTICLES_SHOWN } });
  const readable = items.flatMap((article) => {
    const href = articleHref(context, article);
    return href === null ? [] : [{ ...article, href, facts: articleFacts(article, messages.blog) }];
  });
  const articles = readable
    .filter((article) => topic === null || article.topic === topic)
    .map(({ title, href, topic: of, summary, facts }) => ({
      title,
      href,
      topic: of,
      summary,
      facts,
    }));
  const topics = BLOG_TOPICS.filter((known) => readable.some(({ topic: of }) => of === known)).map(
    (label) => ({ label, href: hrefOf('blog', {}, { topic: label }) }),
  );
  const feed = {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: brand.name,
    href: FEED_PATH,
  };
  return {
    data: { topic, topics, articles, feed: { label: messages.blog.feed, href: FEED_PATH } },
    page: {
      seo: {
        ...(topic === null ? {} : { title: `${topic} | ${settings.title} | ${brand.name}` }),
        canonical: topic === null ? hrefOf('blog') : hrefOf('blog', {}, { topic }),
        links: [feed],
      },
    },
  };
});
