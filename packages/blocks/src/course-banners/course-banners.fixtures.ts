import type { BlockFixtures } from '../block-fixtures.ts';
import type { courseBanners } from './schema.ts';

export const fixtures: BlockFixtures<typeof courseBanners> = {
  usual: {
    settings: { title: 'Promoted courses', count: 3 },
    data: {
      banners: [
        {
          id: 1,
          title: 'SQL for Working People',
          text: 'Ask a database your own questions.',
          action: 'See the course',
          href: '/course/sql-for-working-people',
          institute: 'Deccan School of Data',
          logo: '/pictures/first.webp',
        },
      ],
    },
  },
};
