import type { BlockFixtures } from '../block-fixtures.ts';
import type { blogList } from './schema.ts';

const settings = { title: 'From the blog', note: '', perTopic: 1 };
const all = { label: 'All articles', href: 'https://blog.broadsheet.in' };
const article = {
  title: 'How to read an offer letter',
  href: 'https://blog.broadsheet.in/read-an-offer-letter',
  summary: 'What each line of an Indian offer means before you sign it.',
  facts: '7 min read · 16 November 2026',
  picture: null,
};

export const fixtures: BlockFixtures<typeof blogList> = {
  usual: {
    settings,
    data: {
      all,
      topics: [
        { topic: 'Career Advice', articles: [article] },
        {
          topic: 'Appraisals',
          articles: [{ ...article, title: 'A fair appraisal', picture: '/pictures/fair.webp' }],
        },
      ],
    },
  },
  'no address yet': {
    settings,
    data: {
      all: null,
      topics: [{ topic: 'Career Advice', articles: [{ ...article, href: null }] }],
    },
  },
  long: {
    settings: { ...settings, note: 'Written by people who hire.', perTopic: 5 },
    data: {
      all,
      topics: [
        {
          topic: 'Interview Questions',
          articles: Array.from({ length: 5 }, (_, index) => ({
            ...article,
            href: `${article.href}-${index}`,
            title: 'Questions that a panel asks of people who lead and '.repeat(3).slice(0, 120),
            summary: 'From the first question to the recommendation, step by step. '.repeat(4),
          })),
        },
      ],
    },
  },
};
