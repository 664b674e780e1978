import type { BlockFixtures } from '../block-fixtures.ts';
import type { competitionQuiz } from './schema.ts';

const settings = {};
const href = '/epoch/round-one';
const waiting = {
  competitionId: 'epoch-second',
  title: 'Epoch, the second edition',
  minutes: 30,
  questions: 30,
  state: 'waiting' as const,
  opens: '2026-11-20T03:30:00.000Z',
  deadline: '2026-11-30T03:30:00.000Z',
  endsAt: null,
  answered: 0,
  href,
  marks: [],
  shown: null,
  isOpen: true,
  leftMs: 0,
};
const running = {
  ...waiting,
  state: 'running' as const,
  endsAt: '2026-11-22T11:30:00.000Z',
  answered: 1,
  marks: Array.from({ length: 30 }, (_, at) => at === 0),
  isOpen: false,
  leftMs: 1_500_000,
};
const shown = {
  id: 9,
  text: 'Working capital is',
  choices: ['current assets less current liabilities', 'equity plus reserves'],
  chosen: 1,
  place: 2,
  next: `${href}?question=3`,
};
const fine = { why: null, failed: null };

export const fixtures: BlockFixtures<typeof competitionQuiz> = {
  usual: { settings, data: { ...fine, quiz: { ...running, shown } } },
  waiting: { settings, data: { ...fine, quiz: waiting } },
  end: { settings, data: { ...fine, quiz: running, failed: 'Please check what you entered.' } },
  done: { settings, data: { ...fine, quiz: { ...waiting, state: 'done', answered: 29 } } },
  missed: { settings, data: { ...fine, quiz: { ...waiting, state: 'missed' } } },
  empty: { settings, data: { quiz: null, why: 'entry', failed: null } },
  phone: { settings, data: { quiz: null, why: 'device', failed: null } },
};
