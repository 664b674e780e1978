import type { BlockFixtures } from '../block-fixtures.ts';
import { onePageFixture, rowFixtures } from '../shared/list/list.fixtures.ts';
import type { companyJobs } from './schema.ts';

const settings = { title: 'Open jobs', emptyText: 'No open jobs right now.' };

export const fixtures: BlockFixtures<typeof companyJobs> = {
  usual: { settings, data: { note: '2 jobs', rows: rowFixtures, pager: onePageFixture } },
  'no vacancies': { settings, data: { note: '', rows: [], pager: onePageFixture } },
};
