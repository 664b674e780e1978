import type { BlockFixtures } from '../block-fixtures.ts';
import type { jobCategories } from './schema.ts';

export const fixtures: BlockFixtures<typeof jobCategories> = {
  usual: {
    settings: { title: 'Find job opportunities', note: 'Every section.' },
    data: {
      entries: [
        { label: 'Backend', href: '/c/backend-jobs', count: '1,204' },
        { label: 'Frontend', href: '/c/frontend-jobs', count: '0' },
      ],
    },
  },
};
