import type { BlockFixtures } from '../block-fixtures.ts';
import type { advertSlot } from './schema.ts';

const settings = { slot: 'home-middle' };
const data = {
  label: 'Advertisement',
  advertiser: 'Kaveri Cloud Academy',
  text: 'Weekend classes with labs on real machines.',
  href: 'https://kaveri.example.com/weekend',
  picture: null,
  preload: false,
};

export const fixtures: BlockFixtures<typeof advertSlot> = {
  usual: { settings, data },
  'with a picture': { settings, data: { ...data, picture: '/pictures/kaveri.webp' } },
};
