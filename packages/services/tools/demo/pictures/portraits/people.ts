import type { Colour } from '../svg.ts';

export type Hair =
  | 'long'
  | 'wavy'
  | 'bob'
  | 'bun'
  | 'braid'
  | 'scarf'
  | 'short'
  | 'parted'
  | 'curly'
  | 'receding'
  | 'turban';
export type Clothes = 'blazer' | 'shirt' | 'kurta' | 'saree' | 'sweater';
export type Beard = 'none' | 'stubble' | 'moustache' | 'full';

/** One person who is drawn. */
export interface Person {
  readonly skin: Colour;
  readonly hair: Hair;
  /** Of the hair, a scarf or a turban. */
  readonly hairColour: Colour;
  readonly clothes: Clothes;
  readonly colour: Colour;
  readonly ground: Colour;
  readonly hasGlasses: boolean;
  readonly beard: Beard;
}

const SKINS: readonly Colour[] = ['#e8b88f', '#8d5a3a', '#c98f63', '#a86f47', '#d9a377', '#6f452d'];
const GROUNDS: readonly Colour[] = [
  '#dbe7f0',
  '#f3e3cf',
  '#dfe9dc',
  '#e9deef',
  '#f4dcd4',
  '#d8e8e6',
  '#efe9d2',
];
const COLOURS: readonly Colour[] = [
  '#2f5d8a',
  '#8a3b52',
  '#2f6f62',
  '#b5652b',
  '#4a4a6a',
  '#6b7f3a',
  '#a83f3f',
  '#34495e',
];
const BLACK = '#231b18';
const BROWN = '#3b2720';
const GREY = '#8b8682';

type Appearance = readonly [
  hair: Hair,
  hairColour: Colour,
  clothes: Clothes,
  hasGlasses?: boolean,
  beard?: Beard,
];

const WOMEN: readonly Appearance[] = [
  ['long', BLACK, 'blazer'],
  ['bun', BROWN, 'saree'],
  ['bob', BLACK, 'shirt', true],
  ['wavy', BROWN, 'kurta'],
  ['braid', BLACK, 'kurta'],
  ['scarf', '#3f6f7a', 'blazer'],
  ['long', BROWN, 'sweater', true],
  ['bun', BLACK, 'blazer', true],
  ['wavy', BLACK, 'shirt'],
  ['bob', GREY, 'saree', true],
  ['braid', BROWN, 'saree'],
  ['long', BLACK, 'kurta', true],
  ['bob', BROWN, 'sweater'],
  ['bun', GREY, 'kurta'],
  ['scarf', '#7a4a5e', 'kurta', true],
  ['wavy', BLACK, 'blazer', true],
];

const MEN: readonly Appearance[] = [
  ['short', BLACK, 'blazer'],
  ['parted', BROWN, 'shirt', true],
  ['curly', BLACK, 'sweater', false, 'stubble'],
  ['turban', '#2b4a7a', 'blazer', false, 'full'],
  ['receding', GREY, 'shirt', true, 'moustache'],
  ['parted', BLACK, 'kurta', false, 'moustache'],
  ['short', BROWN, 'sweater', true, 'full'],
  ['curly', BROWN, 'shirt', true],
  ['short', GREY, 'blazer', true],
  ['parted', BLACK, 'blazer', false, 'full'],
  ['receding', BLACK, 'kurta', false, 'stubble'],
  ['turban', '#8a5a2b', 'shirt', true, 'full'],
  ['short', BLACK, 'shirt', false, 'moustache'],
  ['curly', BLACK, 'kurta'],
  ['parted', GREY, 'sweater', false, 'stubble'],
  ['receding', GREY, 'blazer', false, 'full'],
];

const pick = (list: readonly Colour[], index: number): Colour => list[index % list.length] ?? BLACK;

/** The lists of colours have different lengths, so that no two people have the same ones. */
const personOf = (
  [hair, hairColour, clothes, hasGlasses = false, beard = 'none']: Appearance,
  index: number,
): Person => ({
  skin: pick(SKINS, index),
  hair,
  hairColour,
  clothes,
  colour: pick(COLOURS, index * 3),
  ground: pick(GROUNDS, index),
  hasGlasses,
  beard,
});

export const PEOPLE = {
  woman: WOMEN.map((appearance, index) => personOf(appearance, index)),
  man: MEN.map((appearance, index) => personOf(appearance, index + 2)),
} as const;
