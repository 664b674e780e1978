import type { BlockFixtures } from '../block-fixtures.ts';
import { categoryLinkFixtures } from '../shared/list/list.fixtures.ts';
import type { companyProfile } from './schema.ts';

const data = {
  found: true as const,
  name: 'Kaveri Systems',
  logo: null,
  cover: null,
  facts: ['Software products', '201-500 people', 'Since 2009'],
  about: 'Kaveri Systems writes settlement software for banks.',
  cities: [{ label: 'Pune', href: '/jobs-in-pune' }],
};

export const fixtures: BlockFixtures<typeof companyProfile> = {
  usual: { settings: {}, data },
  'with pictures': {
    settings: {},
    data: {
      ...data,
      logo: '/logos/kaveri.webp',
      cover: '/pictures/kaveri.webp',
      coverColour: '#c8d8e8',
    },
  },
  'with a cover alone': { settings: {}, data: { ...data, cover: '/pictures/kaveri.webp' } },
  unknown: { settings: {}, data: { found: false, categories: categoryLinkFixtures } },
};
