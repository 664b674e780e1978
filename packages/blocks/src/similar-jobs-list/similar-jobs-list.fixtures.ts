import type { BlockFixtures } from '../block-fixtures.ts';
import { rowFixtures } from '../shared/list/list.fixtures.ts';
import type { similarJobsList } from './schema.ts';

const settings = { emptyText: 'No similar jobs right now.' };
const data = {
  job: { label: 'Java Developer', href: '/j/java-developer-kaveri-systems-1234' },
  company: 'Kaveri Systems',
  more: { label: 'Backend jobs', href: '/c/backend-jobs' },
};

export const fixtures: BlockFixtures<typeof similarJobsList> = {
  usual: { settings, data: { ...data, note: '2 jobs', rows: rowFixtures } },
  none: { settings, data: { ...data, note: '', rows: [] } },
};
