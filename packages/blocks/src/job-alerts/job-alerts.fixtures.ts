import type { BlockFixtures } from '../block-fixtures.ts';
import type { jobAlerts } from './schema.ts';

const settings = { title: 'Job alerts' };
const data = {
  next: '/personalize-jobfeed?done=alerts',
  alerts: [
    {
      id: 2,
      name: 'Java jobs in Bangalore',
      frequency: 'daily' as const,
      sought: ['“java”', 'Bangalore'],
      list: '/search/java.html?locIds=2',
    },
    {
      id: 1,
      name: 'Team lead, from home',
      frequency: 'weekly' as const,
      sought: ['“team lead”', '7–10 years of experience', 'Work from home'],
      list: '/search/team-lead.html?exp=5&wfh=1',
    },
  ],
  search: '/search/jobs.html',
  isFull: false,
  isPaused: false,
  isDone: false,
  failed: null,
};

export const fixtures: BlockFixtures<typeof jobAlerts> = {
  usual: { settings, data },
  empty: { settings, data: { ...data, alerts: [] } },
  long: {
    settings,
    data: {
      ...data,
      alerts: Array.from({ length: 10 }, (_, index) => ({
        id: index + 1,
        name: `${'Thiruvananthapuram, '.repeat(3)}${index}`,
        frequency: 'off' as const,
        sought: index > 0 ? Array<string>(12).fill('Thiruvananthapuram') : [],
        list: '/search/jobs.html',
      })),
      isFull: true,
      isPaused: true,
      isDone: true,
    },
  },
  failed: {
    settings,
    data: { ...data, failed: 'This name is already in use. Choose another one.' },
  },
};
