import type { BlockFixtures } from '../block-fixtures.ts';
import type { blogArticle } from './schema.ts';

const settings = { moreTitle: 'More articles', more: 3 };
const data = {
  title: 'How to read an offer letter',
  topic: 'Career Advice',
  summary: 'What each line of an Indian offer means before you sign it.',
  facts: '7 min read · 16 November 2026',
  picture: null,
  parts: [
    { kind: 'paragraph' as const, line: [{ text: 'Start with the fixed pay.' }] },
    { kind: 'heading' as const, level: 2 as const, line: [{ text: 'Variable pay' }] },
  ],
  more: [{ label: 'Write a self-review', href: '/blog/write-a-self-review' }],
  all: { label: 'All articles', href: '/blog' },
};

export const fixtures: BlockFixtures<typeof blogArticle> = {
  usual: { settings, data },
  alone: { settings, data: { ...data, more: [], parts: [] } },
  long: {
    settings,
    data: {
      ...data,
      title: 'Questions that a panel asks of people who lead and '.repeat(3).slice(0, 120),
      picture: '/pictures/fair.webp',
      summary: 'From the first question to the offer, step by step. '.repeat(4),
    },
  },
};
