import type { BlockFixtures } from '../block-fixtures.ts';
import type { followedCompaniesList } from './schema.ts';

const data = { next: '/settings/privacy?done=saved', browse: '/companies' };

export const fixtures: BlockFixtures<typeof followedCompaniesList> = {
  usual: {
    settings: {},
    data: {
      ...data,
      companies: [
        { id: 7, name: 'Kaveri Systems', href: '/company/kaveri-systems' },
        { id: 8, name: 'Nilgiri Retail', href: '/company/nilgiri-retail' },
      ],
    },
  },
  empty: { settings: {}, data: { ...data, companies: [] } },
};
