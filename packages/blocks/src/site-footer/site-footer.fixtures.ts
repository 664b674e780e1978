import type { BlockFixtures } from '../block-fixtures.ts';
import type { siteFooter } from './schema.ts';

export const fixtures: BlockFixtures<typeof siteFooter> = {
  usual: {
    settings: {
      appearance: 'full',
      menu: 'footer',
      legal: 'Nobody may ask you for money to apply.',
    },
    data: {
      name: 'Broadsheet Tech',
      tagline: 'Technology jobs across India.',
      year: 2026,
      columns: [{ title: 'Cities', links: [{ label: 'Jobs in Mumbai', href: '/jobs-in-mumbai' }] }],
    },
  },
  legal: {
    settings: { appearance: 'legal', menu: '', legal: 'Nobody may ask you for money to apply.' },
    data: {
      name: 'Broadsheet Tech',
      tagline: 'Technology jobs across India.',
      year: 2026,
      columns: [
        {
          title: 'About',
          links: [
            { label: 'Terms', href: '/terms' },
            { label: 'Privacy policy', href: '/privacy' },
          ],
        },
      ],
    },
  },
};
