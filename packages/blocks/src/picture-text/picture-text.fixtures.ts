import type { BlockFixtures } from '../block-fixtures.ts';
import type { pictureText } from './schema.ts';

const settings = {
  title: 'Work where you live',
  text: 'Hundreds of teams hire **without an office**.',
  imageUrl: '/media/5935cf43ab466c201c9caa14a8ac56c75f1beb6ff295ba848067bb00d658d158.webp',
  imageText: '',
  side: 'end',
  ctaText: 'See companies',
} as const;
const data = {
  title: settings.title,
  parts: [
    {
      kind: 'paragraph' as const,
      line: [
        { text: 'Hundreds of teams hire ' },
        { text: 'without an office', strong: true as const },
        { text: '.' },
      ],
    },
  ],
};

export const fixtures = {
  usual: { settings: { ...settings, link: '/companies' }, data },
  'picture at the start': { settings: { ...settings, side: 'start' }, data },
  'without a picture': {
    settings: { ...settings, imageUrl: undefined, text: '' },
    data: { ...data, parts: [] },
  },
} satisfies BlockFixtures<typeof pictureText>;
