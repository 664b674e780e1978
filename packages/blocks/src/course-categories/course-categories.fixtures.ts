import type { BlockFixtures } from '../block-fixtures.ts';
import type { courseCategories } from './schema.ts';

export const fixtures: BlockFixtures<typeof courseCategories> = {
  usual: {
    settings: { title: 'Courses by subject' },
    data: { links: [{ label: 'Data', href: '/learning?category=data', count: '6' }] },
  },
};
