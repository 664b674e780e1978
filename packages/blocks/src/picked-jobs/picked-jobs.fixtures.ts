import type { BlockFixtures } from '../block-fixtures.ts';
import { rowFixtures } from '../shared/list/list.fixtures.ts';
import type { pickedJobs } from './schema.ts';

const settings = {
  title: 'Newest jobs',
  note: '',
  words: 'engineer',
  experienceBand: 1,
  workFromHome: false,
  count: 6,
};
const more = { label: 'All 1,204 jobs', href: '/search/engineer.html' };

export const fixtures: BlockFixtures<typeof pickedJobs> = {
  usual: { settings, data: { rows: rowFixtures, more } },
  long: {
    settings: {
      ...settings,
      title: 'Jobs for engineers who build, test, support and teach, newest first',
      note: 'Each one shows the role, the city and the experience it needs.',
    },
    data: { rows: Array.from({ length: 10 }, () => rowFixtures).flat(), more },
  },
};
