import type { BlockFixtures } from '../block-fixtures.ts';
import type { siteIndex } from './schema.ts';

export const fixtures: BlockFixtures<typeof siteIndex> = {
  usual: {
    settings: { sections: 'Jobs by category', cities: 'Jobs by city' },
    data: {
      sections: [
        {
          label: 'Backend jobs',
          href: '/c/backend-jobs',
          tags: [{ label: 'Java', href: '/k/java-jobs' }],
        },
        { label: 'Frontend jobs', href: '/c/frontend-jobs', tags: [] },
      ],
      cities: [{ label: 'Jobs in Pune', href: '/jobs-in-pune' }],
    },
  },
};
