import { AVATAR_COLOURS } from '@broadsheet/contract/constants';

const SHAPES = [
  'M0 0h20a20 20 0 0 1-20 20z',
  'M20 0v20a20 20 0 0 1-20-20z',
  'M20 20h-20a20 20 0 0 1 20-20z',
  'M0 20v-20a20 20 0 0 1 20 20z',
  'M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z',
  'M0 0h20l-20 20z',
  'M3 3h14v14h-14z',
];
const TILES = [
  { x: 0, y: 0 },
  { x: 20, y: 0 },
  { x: 0, y: 20 },
  { x: 20, y: 20 },
];

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** The drawing that is derived from the name of an employer without a logo. */
export const companyTiles = (name: string) => {
  const hash = hashOf(name);
  return {
    colour: AVATAR_COLOURS[hash % AVATAR_COLOURS.length],
    tiles: TILES.map(({ x, y }, index) => ({
      transform: `translate(${x} ${y})`,
      shape: SHAPES[(hash >>> (index * 5 + 3)) % SHAPES.length],
      opacity: (hash >>> (index + 9)) % 3 === 0 ? 0.45 : 0.92,
    })),
  };
};
