import type { BlockFixtures } from '../block-fixtures.ts';
import type { faq } from './schema.ts';

const settings = { title: 'Help and FAQs', text: 'faq' };

export const fixtures: BlockFixtures<typeof faq> = {
  usual: {
    settings,
    data: {
      intro: [{ kind: 'paragraph', line: [{ text: 'What people ask us.' }] }],
      groups: [
        {
          title: 'Applying',
          questions: [
            {
              question: 'Does it cost anything?',
              answer: [{ kind: 'paragraph', line: [{ text: 'No.', strong: true }] }],
            },
          ],
        },
      ],
    },
  },
  empty: { settings, data: { intro: [], groups: [] } },
};
