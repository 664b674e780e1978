import type { BlockFixtures } from '../block-fixtures.ts';
import type { assessmentBlock } from './schema.ts';

const settings = {};
const href = '/pendingassessments?job=1234';
const waiting = {
  jobId: 1234,
  jobTitle: 'Senior Java Developer',
  companyName: 'Kaveri Systems',
  title: 'Java basics',
  minutes: 20,
  questions: 3,
  state: 'waiting' as const,
  deadline: '2026-11-29T11:00:00.000Z',
  endsAt: null,
  passMark: 60,
  answered: 0,
  result: null,
  jobHref: '/j/senior-java-developer-kaveri-systems-1234',
  href,
  marks: [],
  shown: null,
};
const running = {
  ...waiting,
  state: 'running' as const,
  endsAt: '2026-11-22T11:20:00.000Z',
  answered: 1,
  marks: [true, false, false],
};
const shown = {
  id: 9,
  text: 'Which of these is sorted?',
  choices: ['TreeMap', 'HashMap', 'LinkedHashMap'],
  chosen: 1,
  place: 1,
  next: `${href}&question=2`,
};
const done = { ...waiting, state: 'done' as const, answered: 3 };

export const fixtures: BlockFixtures<typeof assessmentBlock> = {
  usual: { settings, data: { assessment: waiting, failed: null } },
  running: { settings, data: { assessment: { ...running, shown }, failed: null } },
  end: { settings, data: { assessment: running, failed: 'Please check what you entered.' } },
  done: {
    settings,
    data: { assessment: { ...done, result: { percent: 67, passed: true } }, failed: null },
  },
  ended: { settings, data: { assessment: { ...waiting, state: 'ended' }, failed: null } },
  missed: { settings, data: { assessment: { ...waiting, state: 'missed' }, failed: null } },
  empty: { settings, data: { assessment: null, failed: null } },
};
