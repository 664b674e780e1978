import { type Colour, rect } from '../svg.ts';
import type { Emblem, EmblemColours } from './emblem.ts';
import { LETTER_STYLES, LETTERS, type Letter } from './monograms.ts';
import { MOTIFS, type Motif } from './motifs.ts';
import { SIGNS } from './signs.ts';

/** What a logo is about. A sign suits every employer. */
export type LogoSubject =
  | { readonly kind: 'motif'; readonly motif: Motif }
  | { readonly kind: 'letter'; readonly letter: Letter }
  | { readonly kind: 'sign' };

export interface Logo {
  readonly subject: LogoSubject;
  readonly svg: string;
}

interface Palette {
  readonly main: Colour;
  readonly accent: Colour;
  readonly deep: Colour;
  readonly tint: Colour;
}

const PALETTES: readonly Palette[] = [
  { main: '#1f5fbf', accent: '#f2a33a', deep: '#12294d', tint: '#e3edfa' },
  { main: '#0b7a6b', accent: '#f4b942', deep: '#06352f', tint: '#dcf1ec' },
  { main: '#c2362f', accent: '#2b2b33', deep: '#4a1215', tint: '#fbe5e1' },
  { main: '#5b3fa8', accent: '#f08a5d', deep: '#261a4d', tint: '#ebe6f8' },
  { main: '#1b7f3c', accent: '#9bc53d', deep: '#0e3a1d', tint: '#e2f3e3' },
  { main: '#e2711d', accent: '#1d3557', deep: '#52250a', tint: '#fdebdb' },
  { main: '#26323d', accent: '#e0563b', deep: '#161d24', tint: '#e8ecef' },
  { main: '#0f8fb3', accent: '#0b3c5d', deep: '#07303d', tint: '#def2f8' },
  { main: '#a3195b', accent: '#f6b4c4', deep: '#430a27', tint: '#fae3ee' },
  { main: '#8a6a1c', accent: '#31493c', deep: '#3a2c0a', tint: '#f6efdb' },
  { main: '#2f46c7', accent: '#35c3c1', deep: '#161f5c', tint: '#e5e8fb' },
  { main: '#7b3b22', accent: '#d9a05b', deep: '#371a0f', tint: '#f5e8e0' },
  { main: '#3d6b7d', accent: '#d8574a', deep: '#1a323c', tint: '#e4eef1' },
];
const WHITE = '#ffffff';

/** How colours are spread over emblem and ground, with the size of the emblem. */
const FINISHES: readonly ((palette: Palette) => EmblemColours & { readonly scale: number })[] = [
  ({ main, accent }) => ({ main, second: accent, ground: WHITE, scale: 0.7 }),
  ({ main, tint, deep }) => ({
    main: WHITE,
    second: tintOver(main, tint, deep),
    ground: main,
    scale: 0.58,
  }),
  ({ main, deep, tint }) => ({ main: deep, second: main, ground: tint, scale: 0.64 }),
  ({ main, accent, deep }) => ({
    main: WHITE,
    second: accent === '#2b2b33' ? main : accent,
    ground: deep,
    scale: 0.6,
  }),
];

/** A second colour on a coloured ground: a light one, so that both parts of an emblem are seen. */
const tintOver = (main: Colour, tint: Colour, deep: Colour): Colour =>
  main === '#26323d' ? tint : `${deep}99`;

const renderOn = (emblem: Emblem, index: number): string => {
  const palette = PALETTES[(index * 5 + Math.floor(index / 13)) % PALETTES.length];
  const finish = FINISHES[[0, 1, 0, 2, 1, 3, 0, 1, 2][index % 9] ?? 0];
  if (!palette || !finish) throw new Error(`logo ${index} has no colours`);
  const { scale, ...colours } = finish(palette);
  const offset = Math.round(500 * (1 - scale)) / 10;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    rect(0, 0, 100, 100, colours.ground),
    `<g transform="translate(${offset} ${offset}) scale(${scale})">${emblem(colours)}</g></svg>`,
  ].join('');
};

const MOTIF_ROUNDS = 2;
const SIGN_ROUNDS = 3;
const LETTER_ROUNDS = 3;
const LETTER_NAMES = Object.keys(LETTERS) as Letter[];
const MOTIF_NAMES = Object.keys(MOTIFS) as Motif[];

const rounds = <Item>(count: number, items: readonly Item[]) =>
  Array.from({ length: count }, (_, round) =>
    items.map((item, position) => ({ item, round, position })),
  ).flat();

/** All logos of the demo, in a fixed order. Neighbours have other colours. */
export const renderLogos = (): readonly Logo[] => {
  const emblems: { subject: LogoSubject; emblem: Emblem }[] = [
    ...rounds(MOTIF_ROUNDS, MOTIF_NAMES).map(({ item }) => ({
      subject: { kind: 'motif' as const, motif: item },
      emblem: MOTIFS[item],
    })),
    ...rounds(SIGN_ROUNDS, SIGNS).map(({ item }) => ({
      subject: { kind: 'sign' as const },
      emblem: item,
    })),
    ...rounds(LETTER_ROUNDS, LETTER_NAMES).map(({ item, round, position }) => {
      const style = LETTER_STYLES[(position + round * 2) % LETTER_STYLES.length];
      if (!style) throw new Error('letters have no style');
      return { subject: { kind: 'letter' as const, letter: item }, emblem: style(item) };
    }),
  ];
  return emblems.map(({ subject, emblem }, index) => ({ subject, svg: renderOn(emblem, index) }));
};
