import type { BlockFixtures } from '../block-fixtures.ts';
import type { companyCard } from './schema.ts';

const data = {
  name: 'Kaveri Systems',
  logo: null,
  href: '/company/kaveri-systems',
  facts: ['Software products', '201-500 people', 'Pune'],
  about: 'Kaveri Systems writes settlement software for banks.',
  jobs: '24 open jobs',
};

export const fixtures: BlockFixtures<typeof companyCard> = {
  usual: { settings: { title: 'About the company' }, data },
  'nothing else open': {
    settings: { title: 'About the company' },
    data: { ...data, jobs: '', about: '' },
  },
};
