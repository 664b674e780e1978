import type { BlockFixtures } from '../block-fixtures.ts';
import type { pendingAssessments } from './schema.ts';

const settings = { title: 'Pending assessments', empty: 'You have no pending assessments.' };
const item = {
  title: 'Java basics',
  state: 'waiting' as const,
  href: '/pendingassessments?job=1234',
  job: {
    title: 'Senior Java Developer',
    company: 'Kaveri Systems',
    href: '/j/senior-java-developer-kaveri-systems-1234',
  },
  minutes: 20,
  questions: 8,
  until: '2026-11-29T11:00:00.000Z',
};
const pager = { page: 1, pages: 1, previous: null, next: null };

export const fixtures: BlockFixtures<typeof pendingAssessments> = {
  usual: {
    settings,
    data: {
      items: [{ ...item, state: 'running', title: 'Reading plans', href: `${item.href}5` }, item],
      pager,
    },
  },
  empty: { settings, data: { items: [], pager } },
  long: {
    settings,
    data: {
      items: Array.from({ length: 20 }, (_, index) => ({
        ...item,
        href: `${item.href}${index}`,
        title: `An assessment of everything that a developer should know, part ${index}`,
      })),
      pager: { page: 1, pages: 3, previous: null, next: '/pendingassessments?page=2' },
    },
  },
};
