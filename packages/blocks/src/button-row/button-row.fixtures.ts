import type { BlockFixtures } from '../block-fixtures.ts';
import type { buttonRow } from './schema.ts';

export const fixtures = {
  usual: {
    settings: {
      items: [
        { ctaText: 'See jobs', link: '/search/jobs.html' },
        { ctaText: 'All companies', link: '/companies' },
      ],
    },
    data: {},
  },
} satisfies BlockFixtures<typeof buttonRow>;
