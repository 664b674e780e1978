import type { CoverColours } from '../covers/cover-colours.ts';
import { skyline } from '../covers/shapes.ts';
import { type Colour, circle, path, rect, stroke, times } from '../svg.ts';

export const ROOM_WIDTH = 1080;
export const ROOM_HEIGHT = 720;
const SKINS = ['#8a5a44', '#6f4534', '#a9714f'] as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The back wall and the floor, which begins at `floor`. */
export const room = (c: CoverColours, floor: number): string =>
  rect(0, 0, ROOM_WIDTH, floor, c.low) +
  rect(0, floor, ROOM_WIDTH, ROOM_HEIGHT - floor, c.far) +
  rect(0, floor - 12, ROOM_WIDTH, 12, c.light);

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A window over the city, with a bar in the middle. */
export const cityWindow = (c: CoverColours, { x, y, width, height }: Box, seed: number): string =>
  rect(x - 8, y - 8, width + 16, height + 16, c.light) +
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${
    rect(x, y, width, height, c.sky) +
    skyline(y + height, { low: 40, high: height * 0.55, step: 46 }, c.far, seed) +
    skyline(y + height, { low: 20, high: height * 0.35, step: 62 }, c.middle, seed + 5)
  }</svg>` +
  rect(x + width / 2 - 4, y, 8, height, c.light);

export const lamp = (c: CoverColours, x: number, drop: number): string =>
  stroke(`M${x} 0V${drop}`, c.near, 4) +
  path(`M${x - 36} ${drop + 38}a36 40 0 0 1 72 0Z`, c.accent) +
  circle(x, drop + 42, 9, c.light);

/** A plant in a pot; `y` is the floor below it. */
export const plant = (c: CoverColours, { x, y }: Point, size: number): string =>
  times(5, (index) => {
    const lean = (index - 2) * size * 0.17;
    return path(
      `M${x} ${y - size * 0.3}C${x + lean * 0.4} ${y - size * 0.7} ${x + lean} ${y - size * 0.8} ${x + lean * 1.6} ${y - size * (1 - Math.abs(index - 2) * 0.1)}C${x + lean * 1.7} ${y - size * 0.7} ${x + lean * 0.9} ${y - size * 0.45} ${x} ${y - size * 0.3}Z`,
      index % 2 ? '#5f8f6a' : '#43745a',
    );
  }) +
  path(
    `M${x - size * 0.17} ${y - size * 0.32}H${x + size * 0.17}L${x + size * 0.12} ${y}H${x - size * 0.12}Z`,
    c.light,
  );

/** Somebody who sits at a table, whose edge is at `y`: head and shoulders. */
export const seated = ({ x, y }: Point, size: number, coat: Colour, skin: number): string =>
  path(
    `M${x - size * 0.36} ${y}v${-size * 0.3}a${size * 0.36} ${size * 0.34} 0 0 1 ${size * 0.72} 0v${size * 0.3}Z`,
    coat,
  ) +
  circle(x, y - size * 0.82, size * 0.22, SKINS[skin % SKINS.length] ?? '') +
  path(
    `M${x - size * 0.23} ${y - size * 0.84}a${size * 0.23} ${size * 0.25} 0 0 1 ${size * 0.46} 0q${-size * 0.22} ${-size * 0.1} ${-size * 0.46} 0Z`,
    '#2b211d',
  );

/** Somebody who stands; `y` is the floor. */
export const personUpright = (
  c: CoverColours,
  { x, y }: Point,
  size: number,
  skin: number,
): string =>
  rect(x - size * 0.12, y - size * 0.42, size * 0.11, size * 0.42, c.ground) +
  rect(x + size * 0.01, y - size * 0.42, size * 0.11, size * 0.42, c.ground) +
  path(
    `M${x - size * 0.17} ${y - size * 0.38}v${-size * 0.26}a${size * 0.17} ${size * 0.16} 0 0 1 ${size * 0.34} 0v${size * 0.26}Z`,
    skin % 2 ? c.accent : c.near,
  ) +
  circle(x, y - size * 0.9, size * 0.1, SKINS[skin % SKINS.length] ?? '') +
  path(
    `M${x - size * 0.105} ${y - size * 0.91}a${size * 0.105} ${size * 0.11} 0 0 1 ${size * 0.21} 0q${-size * 0.1} ${-size * 0.05} ${-size * 0.21} 0Z`,
    '#2b211d',
  );

/** A screen on its stand; `y` is the edge of the table below it. */
export const screen = (c: CoverColours, { x, y }: Point, width: number, shown: Colour): string =>
  rect(x - width / 2, y - width * 0.74, width, width * 0.58, c.ground, 6) +
  rect(x - width / 2 + 7, y - width * 0.74 + 7, width - 14, width * 0.58 - 14, shown) +
  rect(x - 6, y - width * 0.16, 12, width * 0.16, c.ground);

export const table = (c: CoverColours, { x, y, width, height }: Box): string =>
  rect(x, y, width, 16, c.light, 4) +
  rect(x + 16, y + 16, 11, height - 16, c.near) +
  rect(x + width - 27, y + 16, 11, height - 16, c.near);
