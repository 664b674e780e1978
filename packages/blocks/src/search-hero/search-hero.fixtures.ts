import type { BlockFixtures } from '../block-fixtures.ts';
import type { searchHero } from './schema.ts';

export const fixtures: BlockFixtures<typeof searchHero> = {
  usual: {
    settings: {
      title: 'Find work worth doing',
      text: 'What, where, for how much.',
      button: 'Find jobs',
      popular: ['Java'],
    },
    data: {
      cities: [{ value: '2', label: 'Pune' }],
      band: '4',
      bands: [{ value: '4', label: '4–6 years' }],
      popular: [{ label: 'Java', href: '/search/java.html' }],
    },
  },
};
