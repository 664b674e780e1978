import type { BlockFixtures } from '../block-fixtures.ts';
import type { picture } from './schema.ts';

const settings = {
  imageUrl: '/media/5935cf43ab466c201c9caa14a8ac56c75f1beb6ff295ba848067bb00d658d158.webp',
  imageText: 'Two people at a desk with a laptop',
  caption: 'Most teams meet in the office once a week.',
  shape: 'landscape',
} as const;
const data = { caption: settings.caption };

export const fixtures = {
  usual: { settings, data },
  'with a link': { settings: { ...settings, shape: 'banner', link: '/companies' }, data },
  decoration: {
    settings: { ...settings, shape: 'square', imageText: '', caption: '', link: '/companies' },
    data: { caption: '' },
  },
} satisfies BlockFixtures<typeof picture>;
