import type { BlockFixtures } from '../block-fixtures.ts';
import { rowFixtures } from '../shared/list/list.fixtures.ts';
import type { similarJobs } from './schema.ts';

export const fixtures: BlockFixtures<typeof similarJobs> = {
  usual: {
    settings: { title: 'Similar jobs', count: 6 },
    data: { rows: rowFixtures, more: { label: 'Backend jobs', href: '/c/backend-jobs' } },
  },
};
