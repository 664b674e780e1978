import type { BlockFixtures } from '../block-fixtures.ts';
import type { contentList } from './schema.ts';

const settings = { title: 'Diversity', note: 'Employers who say so in the vacancy.' };

export const fixtures: BlockFixtures<typeof contentList> = {
  usual: {
    settings: {
      ...settings,
      items: [
        {
          title: 'Women at work',
          text: 'Jobs marked for women',
          icon: 'woman',
          link: '/women_at_work',
        },
        { title: 'Work from home', link: '/search/jobs.html?wfh=1', imageUrl: '/pictures/h.webp' },
      ],
      more: { label: 'All jobs', link: '/search/jobs.html' },
    },
    data: {},
  },
  long: {
    settings: {
      ...settings,
      items: Array.from({ length: 12 }, (_, index) => ({
        title: `Institute ${index} of ${'Advanced Administration and '.repeat(2)}Law`.slice(0, 80),
        text: 'A certificate course for people who work. '.repeat(4).trim(),
        link: `/learning?entry=${index}`,
      })),
    },
    data: {},
  },
};
