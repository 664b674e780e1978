import type { BlockFixtures } from '../block-fixtures.ts';
import type { companyIndex } from './schema.ts';

const settings = { title: 'Companies from A to Z' };
const pager = { page: 1, pages: 1, previous: null, next: null };

export const fixtures: BlockFixtures<typeof companyIndex> = {
  usual: {
    settings,
    data: {
      letters: [
        { letter: '#', companies: [{ label: '3 Rivers', href: '/company/3-rivers' }] },
        { letter: 'K', companies: [{ label: 'Kaveri Systems', href: '/company/kaveri-systems' }] },
      ],
      pager,
    },
  },
  'one page of many': {
    settings,
    data: {
      letters: [{ letter: 'N', companies: [{ label: 'Nilgiri', href: '/company/nilgiri' }] }],
      pager: { page: 2, pages: 3, previous: '/sitemap', next: '/sitemap?page=3' },
    },
  },
};
