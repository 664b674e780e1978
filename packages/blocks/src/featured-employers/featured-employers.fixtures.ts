import type { BlockFixtures } from '../block-fixtures.ts';
import type { featuredEmployers } from './schema.ts';

const settings = { title: 'Featured employer of the month', count: 4, items: [] };
const lead = {
  name: 'Kaveri Systems',
  href: '/company/kaveri-systems',
  text: 'Kaveri Systems writes settlement software for banks.',
  facts: 'Software products · Pune · 24 open jobs',
  logo: null,
  picture: null,
};

export const fixtures: BlockFixtures<typeof featuredEmployers> = {
  usual: {
    settings,
    data: {
      employers: [lead, { ...lead, name: 'Nilgiri Retail', href: '/company/nilgiri-retail' }],
    },
  },
  'one with a picture': {
    settings,
    data: { employers: [{ ...lead, picture: '/pictures/kaveri.webp' }] },
  },
};
