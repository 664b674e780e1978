import type { BlockFixtures } from '../block-fixtures.ts';
import type { logoWall } from './schema.ts';

const NAMES = ['Deccan Cloud', 'Nilgiri Systems', 'Coromandel Retail', 'Sahyadri Health'];

export const fixtures = {
  usual: {
    settings: { title: 'Companies that hire here', count: 12, items: [] },
    data: {
      companies: NAMES.map((name, at) => ({ name, href: `/company/company-${at}`, logo: null })),
    },
  },
} satisfies BlockFixtures<typeof logoWall>;
