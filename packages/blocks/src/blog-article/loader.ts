import { defineLoader } from '@broadsheet/contract/block-loader';
import { latestBlogs } from '@broadsheet/contract/calls/blogs';
import { FEED_PATH } from '@broadsheet/contract/constants';
import type { Blog } from '@broadsheet/contract/entities/blog';
import { hrefOf } from '@broadsheet/contract/match-page';
import { breadcrumbJsonLd } from '../shared/page/trail.ts';
import { articleFacts, articleHref, articleText } from '../shared/text/article-link.ts';
import { loadProse } from '../shared/text/load-prose.ts';
import { articleJsonLd } from './article-json-ld.ts';
import { blogArticle } from './schema.ts';

const CANDIDATES = 50;

/** Sorts articles on the same topic first. */
const byTopic = (topic: Blog['topic']) => (one: Blog, other: Blog) =>
  Number(other.topic === topic) - Number(one.topic === topic);

export const loadBlogArticle = defineLoader(blogArticle, async (settings, context) => {
  const { brand, call, page, messages } = context;
  const slug = page.params.slug ?? '';
  const prose = loadProse(context, articleText(slug));
  const found = prose && (await call(latestBlogs, { query: { slug } })).items[0];
  // An article with its own URL is read there, and an article with a future date is not published yet.
  if (!found || found.url !== undefined) return { data: null, page: { status: 404 } };
  const { items } = await call(latestBlogs, { query: { size: CANDIDATES } });
  const more = items
    .filter((other) => other.slug !== slug)
    .sort(byTopic(found.topic))
    .flatMap((other) => {
      const href = articleHref(context, other);
      return href === null ? [] : [{ label: other.title, href }];
    })
    .slice(0, settings.more);
  const href = hrefOf('article', { slug });
  const all = { label: messages.blog.allArticles, href: hrefOf('blog') };
  const { title, topic, summary, imageUrl } = found;
  const trail = [
    { label: messages.blog.home, href: hrefOf('home') },
    { ...all, label: messages.blog.blog },
  ];
  return {
    data: {
      title,
      topic,
      summary,
      facts: articleFacts(found, messages.blog),
      picture: imageUrl,
      parts: prose,
      more,
      all,
    },
    page: {
      seo: {
        title: `${title} | ${brand.name}`,
        description: summary,
        canonical: href,
        links: [
          { rel: 'alternate', type: 'application/rss+xml', title: brand.name, href: FEED_PATH },
        ],
        meta: [
          { property: 'og:type', content: 'article' },
          { property: 'og:title', content: title },
          { property: 'article:published_time', content: found.publishedAt },
        ],
        jsonLd: [
          articleJsonLd(brand, found, href),
          breadcrumbJsonLd([...trail, { label: title, href }]),
        ],
      },
    },
  };
});
