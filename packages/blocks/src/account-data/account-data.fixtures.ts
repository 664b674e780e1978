import type { BlockFixtures } from '../block-fixtures.ts';
import type { accountData } from './schema.ts';

export const fixtures: BlockFixtures<typeof accountData> = {
  usual: {
    settings: {},
    data: {
      download: '/api/user/data-export',
      deactivate: '/deactivate',
      email: 'asha@example.com',
    },
  },
};
