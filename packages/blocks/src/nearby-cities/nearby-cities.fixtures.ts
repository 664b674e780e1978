import type { BlockFixtures } from '../block-fixtures.ts';
import type { nearbyCities } from './schema.ts';

export const fixtures: BlockFixtures<typeof nearbyCities> = {
  usual: {
    settings: { title: 'Jobs in nearby cities' },
    data: { links: [{ label: 'Pune', href: '/jobs-in-pune', count: '812 jobs' }] },
  },
};
