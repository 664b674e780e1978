import type { BlockFixtures } from '../block-fixtures.ts';
import type { learningPartners } from './schema.ts';

export const fixtures: BlockFixtures<typeof learningPartners> = {
  usual: {
    settings: {
      title: 'Learning partners',
      note: '',
      items: [
        { title: 'Deccan School of Data', text: 'SQL and statistics', link: '/c/backend-jobs' },
        { title: 'Kaveri Cloud Academy', link: '/c/backend-jobs', imageUrl: '/pictures/kca.webp' },
      ],
    },
    data: {},
  },
  'by tier': {
    settings: {
      title: 'Learning partners',
      note: '',
      items: [
        { title: 'Kaveri Cloud Academy', link: '/c/backend-jobs', tier: 'gold' },
        { title: 'Deccan School of Data', link: '/c/backend-jobs', tier: 'platinum' },
      ],
    },
    data: {},
  },
};
