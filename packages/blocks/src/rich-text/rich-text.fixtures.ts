import type { BlockFixtures } from '../block-fixtures.ts';
import type { richText } from './schema.ts';

export const fixtures = {
  usual: {
    settings: {
      text: '## Who can apply\n\nAnybody with **two years** of experience.\n\n- Pune\n- Chennai\n\n[See jobs](/search/jobs.html)',
    },
    data: {
      parts: [
        { kind: 'heading', level: 2, line: [{ text: 'Who can apply' }] },
        {
          kind: 'paragraph',
          line: [
            { text: 'Anybody with ' },
            { text: 'two years', strong: true },
            { text: ' of experience.' },
          ],
        },
        { kind: 'list', ordered: false, items: [[{ text: 'Pune' }], [{ text: 'Chennai' }]] },
        { kind: 'paragraph', line: [{ text: 'See jobs', href: '/search/jobs.html' }] },
      ],
    },
  },
} satisfies BlockFixtures<typeof richText>;
