import { COVER_COLOURS, type CoverColours } from '../covers/cover-colours.ts';
import { type Colour, circle, path, rect, stroke } from '../svg.ts';

/** Those of each brand's illustrations. */
export const HERO_COLOURS = {
  tech: { ...COVER_COLOURS.morning, accent: '#e8590c' },
  management: { ...COVER_COLOURS.green, accent: '#2b8a3e', near: '#3f6b58' },
} as const satisfies Readonly<Record<string, CoverColours>>;
export type HeroName = keyof typeof HERO_COLOURS;

export const WOOD = '#c9996a';
export const CLAY = '#b9694a';
export const HONEY = '#e0a645';

/** Hair to the shoulders, behind somebody who sits at the same position. */
export const longHair = (x: number, y: number, size: number): string =>
  path(
    `M${x - size * 0.24} ${y - size * 0.5}v${-size * 0.32}a${size * 0.24} ${size * 0.25} 0 0 1 ${size * 0.48} 0v${size * 0.32}Z`,
    '#2b211d',
  );

/** A laptop whose back is seen; `y` is the edge of the table below it. */
export const laptop = (c: CoverColours, x: number, y: number): string =>
  rect(x - 62, y - 82, 124, 82, c.ground, 8) + circle(x, y - 42, 8, c.light);

export const cup = (c: CoverColours, x: number, y: number): string =>
  rect(x - 11, y - 28, 22, 28, c.light, 4) +
  stroke(`M${x + 11} ${y - 22}a8 8 0 0 1 0 15`, c.light, 5);

/** A rounded note in the air, with its tail at (x, y). */
export const note = (x: number, y: number, colour: Colour, content: string): string =>
  path(
    `M${x} ${y}l14 -30h-70a18 18 0 0 1 -18 -18v-56a18 18 0 0 1 18 -18h150a18 18 0 0 1 18 18v56a18 18 0 0 1 -18 18h-64Z`,
    colour,
  ) + content;

/** An SVG of its own. */
export const svgDocument = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
