import type { BlockFixtures } from '../block-fixtures.ts';
import type { searchHero } from './schema.ts';

export const fixtures: BlockFixtures<typeof searchHero> = {
  usual: {
    settings: {
      title: 'Find your next job',
      text: 'What, where, for how much.',
      button: 'Find jobs',
      popular: ['Java'],
    },
    data: {
      cities: [{ value: '2', label: 'Pune' }],
      bands: [
        { value: '4', label: '4–6 years' },
        { value: '9', label: '26 years and more' },
      ],
      popular: [{ label: 'Java', href: '/search/java.html' }],
    },
  },
};
