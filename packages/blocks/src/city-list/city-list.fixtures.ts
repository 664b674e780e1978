import type { BlockFixtures } from '../block-fixtures.ts';
import type { cityList } from './schema.ts';

export const fixtures: BlockFixtures<typeof cityList> = {
  usual: {
    settings: { title: 'Jobs by city' },
    data: { links: [{ label: 'Jobs in Mumbai', href: '/jobs-in-mumbai' }] },
  },
};
