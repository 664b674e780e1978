import type { BlockFixtures } from '../block-fixtures.ts';
import type { breadcrumbs } from './schema.ts';

export const fixtures: BlockFixtures<typeof breadcrumbs> = {
  usual: {
    settings: {},
    data: {
      trail: [
        { label: 'Home', href: '/' },
        { label: 'Backend', href: '/c/backend-jobs' },
      ],
      here: 'Java',
    },
  },
};
