import type { BlockFixtures } from '../block-fixtures.ts';
import type { steps } from './schema.ts';

export const fixtures = {
  usual: {
    settings: {
      title: 'How it works',
      items: [
        { title: 'Search', text: 'Find jobs by skill, city or company.' },
        { title: 'Apply', text: 'Send your profile or your resume.' },
        { title: 'Follow up' },
      ],
    },
    data: {},
  },
} satisfies BlockFixtures<typeof steps>;
