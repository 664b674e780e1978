import type { BlockFixtures } from '../block-fixtures.ts';
import type { prose } from './schema.ts';

export const fixtures: BlockFixtures<typeof prose> = {
  usual: {
    settings: { title: 'About us', text: 'aboutus' },
    data: {
      title: 'About us',
      parts: [
        {
          kind: 'paragraph',
          line: [
            { text: 'A job site, ' },
            { text: 'free for job seekers', strong: true, em: true },
            { text: '. ' },
            { text: 'See the questions', href: '/faq' },
            { text: '.' },
          ],
        },
        { kind: 'heading', level: 2, line: [{ text: 'What we do' }] },
        { kind: 'list', ordered: false, items: [[{ text: 'List jobs' }], [{ text: 'Link' }]] },
        { kind: 'heading', level: 3, line: [{ text: 'In order' }] },
        { kind: 'list', ordered: true, items: [[{ text: 'Search' }], [{ text: 'Read' }]] },
        { kind: 'rule' },
        {
          kind: 'table',
          head: [[{ text: 'Cookie' }], [{ text: 'Kept for' }]],
          rows: [[[{ text: 'band' }], [{ text: 'a year' }]]],
        },
      ],
    },
  },
  'goes on': {
    settings: { title: '', text: 'small-print' },
    data: { title: '', parts: [{ kind: 'paragraph', line: [{ text: 'Prices include tax.' }] }] },
  },
  'only a heading': {
    settings: { title: 'Plans', text: '' },
    data: { title: 'Plans', parts: [] },
  },
};
