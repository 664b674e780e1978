import type { OfficePicture } from '@broadsheet/contract/entities/office-picture';
import type { BlockFixtures } from '../block-fixtures.ts';
import type { officePictures } from './schema.ts';

const settings = { title: 'Inside the office' };
const pictureOf = (digest: string, alt: string, colour: string): OfficePicture => ({
  address: `/media/${digest}.webp`,
  alt,
  width: 720,
  height: 480,
  colour,
});
/** Of the demo, whose files are in layouts/images. */
const first = pictureOf(
  'e79bcabac3c4b169f63d01f3d004980f28f7b42e523e57760e1c72dd8c46a7df',
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
          'Colleagues have coffee at the long table of the kitchen.',
          '#f8e8c8',
        ),
        pictureOf(
          'f07333182742f96720e9338b3d1266f2e758062cb1f585a83a67844ae1ac8806',
          'A team looks at a chart on the screen of a meeting room.',
          '#f8e8c8',
        ),
        pictureOf(
          'cdd110ec9012f13c52e3b05b9b1728db7b822f776b4dbec8b2a829adf34d4830',
          'Tables and plants on a roof terrace above the city.',
          '#c8d8e8',
        ),
      ],
    },
  },
  'one picture': { settings, data: { pictures: [first] } },
};
