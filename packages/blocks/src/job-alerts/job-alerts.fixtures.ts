import type { BlockFixtures } from '../block-fixtures.ts';
import type { jobAlerts } from './schema.ts';

const settings = { title: 'Job alerts' };
const data = {
  next: '/personalize-jobfeed',
  frequency: 'weekly' as const,
  fields: [
    { name: 'query', value: 'java' },
    { name: 'locIds', value: '2' },
  ],
  sought: ['“java”', 'Bangalore'],
  list: '/search/java.html?locIds=2',
  isPaused: false,
  isDone: false,
};

export const fixtures: BlockFixtures<typeof jobAlerts> = {
  usual: { settings, data },
  empty: {
    settings,
    data: { ...data, frequency: 'off', fields: [], sought: [], list: '/search/jobs.html' },
  },
  long: {
    settings,
    data: { ...data, sought: Array(12).fill('Thiruvananthapuram'), isPaused: true, isDone: true },
  },
};
