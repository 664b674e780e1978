import type { BlockFixtures } from '../block-fixtures.ts';
import type { promoCard } from './schema.ts';

const settings = {
  title: 'Looking for a first job?',
  text: 'Vacancies that ask for no more than a year of work.',
  ctaText: 'See first jobs',
  link: '/search/jobs.html?exp=2',
};

export const fixtures: BlockFixtures<typeof promoCard> = {
  usual: { settings, data: {} },
  'with a picture': { settings: { ...settings, imageUrl: '/pictures/first.webp' }, data: {} },
};
