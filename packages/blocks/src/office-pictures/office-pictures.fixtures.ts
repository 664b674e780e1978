import type { OfficePicture } from '@broadsheet/contract/entities/office-picture';
import type { BlockFixtures } from '../block-fixtures.ts';
import type { officePictures } from './schema.ts';

const settings = { title: 'Inside the office' };
const pictureOf = (digest: string, narrow: string, alt: string, colour: string): OfficePicture => ({
  address: `/media/${digest}.webp`,
  alt,
  width: 720,
  height: 480,
  colour,
  narrow: { address: `/media/${narrow}.webp`, width: 600 },
});
/** Of the demo, whose files are in layouts/images. */
const first = pictureOf(
  'e79bcabac3c4b169f63d01f3d004980f28f7b42e523e57760e1c72dd8c46a7df',
  '8b3f64731eebb62bb5762c0304c7b1a92888fb097395bb3ed518c7b7f8e42c4c',
  'Colleagues work at rows of desks beside tall windows.',
  '#a8b8c8',
);

export const fixtures: BlockFixtures<typeof officePictures> = {
  usual: {
    settings,
    data: {
      pictures: [
        first,
        pictureOf(
          'bc16cb011a96e225e3703a0e38a07c3e6fa19805b9d4c0479ed4d0d9b2c214bd',
          'ee6feeb1de9d4fa439c0697b8a2669e5d3bd29ff0bb201c34b86b6dc05d8edab',
          'Colleagues have coffee at the long table of the kitchen.',
          '#f8e8c8',
        ),
        pictureOf(
          'f07333182742f96720e9338b3d1266f2e758062cb1f585a83a67844ae1ac8806',
          'cb43c22a01b1272e58b23afac067820a09f27b7d6cb44e79c6b2831caff536a9',
          'A team looks at a chart on the screen of a meeting room.',
          '#f8e8c8',
        ),
        pictureOf(
          'cdd110ec9012f13c52e3b05b9b1728db7b822f776b4dbec8b2a829adf34d4830',
          '6296a8a81d38d4d6e863157b59d5551c6c2dfbf1a655d671048dc7fdb5bf9275',
          'Tables and plants on a roof terrace above the city.',
          '#c8d8e8',
        ),
      ],
    },
  },
  'one picture': { settings, data: { pictures: [first] } },
};
