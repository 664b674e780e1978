import type { BlockFixtures } from '../block-fixtures.ts';
import type { questions } from './schema.ts';

export const fixtures = {
  usual: {
    settings: {
      title: 'Questions and answers',
      items: [
        {
          question: 'Does it cost anything?',
          answer: '**No.** See the [plans](/subscribe/plans).',
        },
        { question: 'Who lists the jobs?', answer: 'Employers do.' },
      ],
    },
    data: {
      questions: [
        {
          question: 'Does it cost anything?',
          answer: [
            {
              kind: 'paragraph',
              line: [
                { text: 'No.', strong: true },
                { text: ' See the ' },
                { text: 'plans', href: '/subscribe/plans' },
                { text: '.' },
              ],
            },
          ],
        },
        {
          question: 'Who lists the jobs?',
          answer: [{ kind: 'paragraph', line: [{ text: 'Employers do.' }] }],
        },
      ],
    },
  },
} satisfies BlockFixtures<typeof questions>;
