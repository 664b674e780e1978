import type { BlockFixtures } from '../block-fixtures.ts';
import type { instituteList } from './schema.ts';

export const fixtures: BlockFixtures<typeof instituteList> = {
  usual: {
    settings: { title: 'Top institutes', note: '', count: 6 },
    data: {
      entries: [
        {
          title: 'Deccan School of Data',
          href: '/search/deccan-school-of-data.html?search=course',
          text: 'Hyderabad, 4 courses',
          logo: null,
        },
      ],
    },
  },
};
