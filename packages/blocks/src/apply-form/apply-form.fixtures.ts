import type { BlockFixtures } from '../block-fixtures.ts';
import type { applyForm } from './schema.ts';

const settings = { title: 'Apply', button: 'Submit application' };
const data = {
  jobcode: '1234',
  next: '/job/applied/1234',
  questions: [
    {
      position: 1,
      text: 'How many years have you worked with Java?',
      kind: 'number' as const,
      required: true,
      choices: [],
    },
    {
      position: 2,
      text: 'Where would you like to work?',
      kind: 'choice' as const,
      required: true,
      choices: ['Pune', 'Mumbai'],
    },
    {
      position: 3,
      text: 'Have you led a team?',
      kind: 'yesno' as const,
      required: false,
      choices: [],
    },
    {
      position: 4,
      text: 'What would you change first?',
      kind: 'text' as const,
      required: false,
      choices: [],
    },
  ],
  letter: 'Dear Kaveri Systems,\n\nI have settled payments for four years.',
  from: null,
  lacks: [],
};

export const fixtures: BlockFixtures<typeof applyForm> = {
  usual: { settings, data },
  empty: { settings, data: { ...data, questions: [], letter: '' } },
  'at the limit': { settings, data: { ...data, from: '3 December 2026 at 4:30 pm IST' } },
  'nothing added yet': { settings, data: { ...data, lacks: ['resume', 'experience'] } },
  long: { settings, data: { ...data, letter: 'All that I have done. '.repeat(200) } },
};
