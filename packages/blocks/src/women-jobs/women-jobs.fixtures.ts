import type { BlockFixtures } from '../block-fixtures.ts';
import { onePageFixture, rowFixtures } from '../parts/listing.fixtures.ts';
import type { womenJobs } from './schema.ts';

const settings = { title: 'Marked by employers', emptyText: 'No vacancy is marked so just now.' };

export const fixtures: BlockFixtures<typeof womenJobs> = {
  usual: { settings, data: { note: '2 jobs', rows: rowFixtures, pager: onePageFixture } },
  'beyond the end': {
    settings,
    data: {
      note: '2 jobs',
      rows: [],
      pager: { page: 9, pages: 1, previous: '/women_at_work', next: null },
    },
  },
  none: { settings, data: { note: '', rows: [], pager: onePageFixture } },
};
