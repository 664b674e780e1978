import type { BlockFixtures } from '../block-fixtures.ts';
import { categoryLinkFixtures } from '../shared/list/list.fixtures.ts';
import type { companyProfile } from './schema.ts';

/** Of the demo, whose files are in layouts/images. */
const COVER = '/media/04bc2cdcb24d9f846de332dfebcbfcedd127cf35b9ef96cd0756d722c345068e.webp';
const NARROW = '/media/7b1ef8219be09338ab27f27450b069f018e2d6a6cb4b4d8d52d02d0288567876.webp';

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
      cover: COVER,
      coverColour: '#284858',
      coverSizes: { width: 1_120, narrow: { address: NARROW, width: 720 } },
    },
  },
  'with a cover alone': { settings: {}, data: { ...data, cover: '/pictures/kaveri.webp' } },
  unknown: { settings: {}, data: { found: false, categories: categoryLinkFixtures } },
};
