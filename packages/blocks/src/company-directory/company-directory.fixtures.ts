import type { BlockFixtures } from '../block-fixtures.ts';
import { entryFixtures, onePageFixture } from '../shared/list/list.fixtures.ts';
import type { companyDirectory } from './schema.ts';

const settings = { title: 'Companies', intro: 'Employers with open jobs.' };

export const fixtures: BlockFixtures<typeof companyDirectory> = {
  usual: {
    settings,
    data: {
      asked: '',
      count: '640 companies',
      companies: entryFixtures,
      pager: { page: 1, pages: 32, previous: null, next: '/companies?page=2' },
    },
  },
  'nothing found': {
    settings,
    data: { asked: 'zzz', count: '0 companies', companies: [], pager: onePageFixture },
  },
};
