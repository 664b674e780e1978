import type { BlockFixtures } from '../block-fixtures.ts';
import { entryFixtures } from '../shared/list/list.fixtures.ts';
import type { foundCompanies } from './schema.ts';

const settings = { emptyText: 'No companies found.', count: 6 };
const more = { label: 'All companies', href: '/companies' };

export const fixtures: BlockFixtures<typeof foundCompanies> = {
  usual: {
    settings,
    data: { title: '2 companies matching “systems”', companies: entryFixtures, more },
  },
  none: { settings, data: { title: '0 companies matching “zzq”', companies: [], more } },
};
