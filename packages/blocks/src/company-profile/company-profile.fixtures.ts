import type { BlockFixtures } from '../block-fixtures.ts';
import { categoryLinkFixtures } from '../shared/list/list.fixtures.ts';
import type { companyProfile } from './schema.ts';

export const fixtures: BlockFixtures<typeof companyProfile> = {
  usual: {
    settings: {},
    data: {
      found: true,
      name: 'Kaveri Systems',
      logo: null,
      facts: ['Software products', '201-500 people', 'Since 2009'],
      about: 'Kaveri Systems writes settlement software for banks.',
      cities: [{ label: 'Pune', href: '/jobs-in-pune' }],
    },
  },
  unknown: { settings: {}, data: { found: false, categories: categoryLinkFixtures } },
};
