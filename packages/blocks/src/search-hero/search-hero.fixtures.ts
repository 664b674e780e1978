import type { BlockFixtures } from '../block-fixtures.ts';
import type { searchHero } from './schema.ts';

export const fixtures: BlockFixtures<typeof searchHero> = {
  usual: {
    settings: {
      title: 'Find your next tech job in India',
      text: 'See the role, city, company and salary at a glance.',
      button: 'Find jobs',
      popular: ['Java'],
    },
    data: {
      cities: [{ value: '2', label: 'Pune' }],
      bands: [
        { value: '4', label: '4–6 years' },
        { value: '9', label: '26+ years' },
      ],
      popular: [{ label: 'Java', href: '/search/java.html' }],
    },
  },
  'with a picture': {
    settings: {
      title: 'Find your next tech job in India',
      text: '',
      button: 'Find jobs',
      popular: [],
      imageUrl: '/pictures/first.webp',
    },
    data: { cities: [], bands: [], popular: [] },
  },
  'with a picture for phones': {
    settings: {
      title: 'Find your next tech job in India',
      text: '',
      button: 'Find jobs',
      popular: [],
      imageUrl: '/pictures/first.webp',
      narrowImageUrl: '/pictures/first.webp',
    },
    data: { cities: [], bands: [], popular: [] },
  },
};
