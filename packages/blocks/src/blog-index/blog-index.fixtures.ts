import type { BlockFixtures } from '../block-fixtures.ts';
import type { blogIndex } from './schema.ts';

const settings = { title: 'Blog', text: 'Plain advice for your next job.' };
const article = {
  title: 'How to read an offer letter',
  href: '/blog/read-an-offer-letter',
  topic: 'Career Advice',
  summary: 'What each line of an Indian offer means before you sign it.',
  facts: '7 min read · 16 November 2026',
};
const feed = { label: 'RSS feed', href: '/blog/feed.xml' };
const topics = [{ label: 'Career Advice', href: '/blog?topic=Career+Advice' }];

export const fixtures: BlockFixtures<typeof blogIndex> = {
  usual: { settings, data: { topic: null, topics, articles: [article], feed } },
  empty: {
    settings: { title: 'Blog', text: '' },
    data: { topic: null, topics: [], articles: [], feed },
  },
  long: {
    settings,
    data: {
      topic: 'Career Advice',
      topics,
      articles: Array.from({ length: 20 }, (_, index) => ({
        ...article,
        href: `${article.href}-${index}`,
        summary: 'From the first question to the offer, step by step. '.repeat(4),
      })),
      feed,
    },
  },
};
