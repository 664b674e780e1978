import type { BlockFixtures } from '../block-fixtures.ts';
import type { experienceChooser } from './schema.ts';

export const fixtures: BlockFixtures<typeof experienceChooser> = {
  usual: {
    settings: {
      title: 'How many years of experience do you have?',
      text: "We'll show jobs for your experience.",
    },
    data: {
      next: '/',
      bands: [
        { id: 1, label: 'Any', current: false },
        { id: 2, label: '0–1 year', current: true },
        { id: 3, label: '2–3 years', current: false },
      ],
      known: null,
    },
  },
  known: {
    settings: {
      title: 'How many years of experience do you have?',
      text: "We'll show jobs for your experience.",
    },
    data: {
      next: '/',
      bands: [],
      known: {
        title: 'Jobs for 2–3 years of experience',
        text: 'This is from your profile. You can change it any time.',
        links: [
          { label: 'Jobs for you', href: '/jobfeed' },
          { label: 'My profile', href: '/myprofile' },
        ],
      },
    },
  },
};
