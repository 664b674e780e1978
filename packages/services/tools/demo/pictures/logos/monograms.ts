import { circle, cut, path, stroke } from '../svg.ts';
import type { Emblem } from './emblem.ts';

/** The letters with which names of employers begin, as lines: no font is needed. */
export const LETTERS = {
  A: 'M22 80 50 22 78 80M34 60H66',
  B: 'M30 20V80H54a15 15 0 0 0 0-30H30M30 20H50a15 15 0 0 1 0 30',
  C: 'M74 32A30 30 0 1 0 74 68',
  D: 'M28 20V80H46A30 30 0 0 0 46 20Z',
  E: 'M70 20H30V80H70M30 50H62',
  G: 'M74 32A30 30 0 1 0 80 54H56',
  H: 'M28 20V80M72 20V80M28 50H72',
  I: 'M36 20H64M36 80H64M50 20V80',
  J: 'M64 20V60a18 18 0 0 1-36 2',
  K: 'M30 20V80M70 20 32 54M46 44 72 80',
  L: 'M32 20V80H70',
  M: 'M22 80V22L50 58 78 22V80',
  N: 'M28 80V22L72 78V20',
  O: 'M50 20a30 30 0 1 0 .01 0Z',
  P: 'M32 80V20H54a18 18 0 0 1 0 36H32',
  R: 'M32 80V20H54a17 17 0 0 1 0 34H32M52 54 72 80',
  S: 'M70 30C64 16 32 18 32 34C32 52 70 46 70 66C70 84 36 84 30 68',
  T: 'M24 22H76M50 22V80',
  U: 'M28 20V56a22 22 0 0 0 44 0V20',
  V: 'M24 22 50 78 76 22',
  Y: 'M24 20 50 50 76 20M50 50V80',
} as const;
export type Letter = keyof typeof LETTERS;

/** Ways to set a letter. */
export const LETTER_STYLES: readonly ((letter: Letter) => Emblem)[] = [
  (letter) =>
    ({ main, second }) =>
      cut(LETTERS[letter], main, 15) + circle(84, 80, 6, second),
  (letter) =>
    ({ main, second }) =>
      stroke(LETTERS[letter], main, 18) + stroke(LETTERS[letter], second, 4),
  (letter) =>
    ({ main, second, ground }) =>
      circle(50, 50, 44, main) +
      `<g transform="translate(50 50) scale(.64) translate(-50 -50)">${cut(LETTERS[letter], ground, 15)}</g>` +
      path('M50 94A44 44 0 0 0 94 50H86A36 36 0 0 1 50 86Z', second),
  (letter) =>
    ({ main, second, ground }) =>
      `<g transform="translate(6 6)">${cut(LETTERS[letter], second, 12)}</g>` +
      cut(LETTERS[letter], ground, 17) +
      cut(LETTERS[letter], main, 12),
  (letter) =>
    ({ main, second, ground }) =>
      path('M50 4 92 28V72L50 96 8 72V28Z', main) +
      path('M50 96 92 72V28L50 52Z', second) +
      `<g transform="translate(50 50) scale(.58) translate(-50 -50)">${stroke(LETTERS[letter], ground, 15)}</g>`,
  (letter) =>
    ({ main, second, ground }) =>
      cut(LETTERS[letter], main, 17) +
      cut('M4 62 96 38', ground, 5) +
      path('M80 10H94V24Z', second),
];
