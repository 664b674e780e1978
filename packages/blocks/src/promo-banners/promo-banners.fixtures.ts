import type { BlockFixtures } from '../block-fixtures.ts';
import type { promoBanners } from './schema.ts';

const settings = { title: 'Highlights', source: 'home', limit: 3 };
const banner = {
  id: 'walk-in',
  title: 'Walk-in week for back-end engineers',
  text: 'Meet the team on Saturday, leave with an answer on Monday.',
  subText: 'Two to six years of work',
  ctaText: 'See back-end jobs',
  href: '/c/backend-jobs',
  image: null,
  logo: null,
  owner: 'Kaveri Systems',
  ownerHref: null,
};
const word = 'Donaudampfschifffahrtsgesellschaft';

export const fixtures: BlockFixtures<typeof promoBanners> = {
  usual: {
    settings,
    data: {
      banners: [
        banner,
        { ...banner, id: 'companies', title: 'Who is hiring', href: '/companies', owner: '' },
      ],
    },
  },
  'with pictures': {
    settings,
    data: {
      banners: [
        {
          ...banner,
          image: '/pictures/walk-in.webp',
          logo: '/logos/kaveri.webp',
          ownerHref: '/companies',
        },
      ],
    },
  },
  'only titles': {
    settings,
    data: { banners: [{ ...banner, text: '', subText: '', ctaText: '', owner: '' }] },
  },
  long: {
    settings: { ...settings, title: `${word} ${word}` },
    data: {
      banners: [
        {
          ...banner,
          title: Array.from({ length: 3 }, () => word).join(' '),
          text: Array.from({ length: 8 }, () => word).join(' '),
          owner: word + word,
        },
      ],
    },
  },
};
