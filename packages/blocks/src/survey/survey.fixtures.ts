import type { BlockFixtures } from '../block-fixtures.ts';
import type { surveyBlock } from './schema.ts';

const settings = { placement: 'jobfeed' as const };
const data = {
  surveyId: 'search-2026',
  title: 'Your search, in three questions',
  question: {
    id: 'stage',
    kind: 'choice' as const,
    question: 'How far are you in your search?',
    choices: ['Just looking', 'Applying', 'Having interviews'],
  },
  position: 1,
  questions: 3,
  next: '/jobfeed?done=survey',
  failed: null,
};

export const fixtures: BlockFixtures<typeof surveyBlock> = {
  usual: { settings, data },
  scale: {
    settings,
    data: {
      ...data,
      position: 2,
      question: {
        id: 'fit',
        kind: 'scale',
        question: 'How well do the jobs here fit?',
        from: 1,
        to: 5,
        low: 'Not at all',
        high: 'Very well',
      },
    },
  },
  text: {
    settings,
    data: {
      ...data,
      position: 3,
      question: { id: 'why', kind: 'text', question: 'What is missing?' },
    },
  },
  failed: { settings, data: { ...data, failed: 'Please check what you entered.' } },
};
