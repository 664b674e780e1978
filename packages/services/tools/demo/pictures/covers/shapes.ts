import { type Colour, circle, path, rect, times } from '../svg.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;

/** A stable number below 1 for each index, so that rows of shapes look uneven. */
export const uneven = (index: number): number => {
  const value = Math.sin(index * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

/** A horizon of buildings from left to right, standing on `base`. */
export const skyline = (
  base: number,
  { low, high, step }: { readonly low: number; readonly high: number; readonly step: number },
  fill: Colour,
  seed: number,
): string =>
  times(Math.ceil(WIDTH / step) + 1, (index) => {
    const height = low + uneven(index + seed) * (high - low);
    return rect(
      index * step - 10,
      Math.round(base - height),
      Math.round(step * 0.92),
      Math.round(height) + 4,
      fill,
    );
  });

/** Rows of windows over a wall. */
export const windows = (
  {
    x,
    y,
    columns,
    rows,
  }: { readonly x: number; readonly y: number; readonly columns: number; readonly rows: number },
  { width, height, gap }: { readonly width: number; readonly height: number; readonly gap: number },
  colours: readonly Colour[],
): string =>
  times(rows, (row) =>
    times(columns, (column) => {
      const colour = colours[Math.floor(uneven(row * 13 + column * 7 + x) * colours.length)];
      return rect(
        x + column * (width + gap),
        y + row * (height + gap),
        width,
        height,
        colour ?? '',
      );
    }),
  );

export const hill = (base: number, peaks: readonly number[], fill: Colour): string => {
  const step = WIDTH / (peaks.length - 1);
  const curve = peaks.map((peak, index) => {
    if (index === 0) return `M0 ${peak}`;
    const before = peaks[index - 1] ?? peak;
    const x = (index - 1) * step;
    return `C${Math.round(x + step / 2)} ${before} ${Math.round(x + step / 2)} ${peak} ${Math.round(x + step)} ${peak}`;
  });
  return path(`${curve.join('')}V${base}H0Z`, fill);
};

export const tree = (x: number, base: number, size: number, crown: Colour, trunk: Colour): string =>
  rect(x - size * 0.06, base - size * 0.5, size * 0.12, size * 0.5, trunk) +
  circle(x, base - size * 0.78, size * 0.34, crown) +
  circle(x - size * 0.22, base - size * 0.58, size * 0.24, crown) +
  circle(x + size * 0.22, base - size * 0.58, size * 0.24, crown);

export const cloud = (x: number, y: number, size: number, fill: Colour): string =>
  path(
    `M${x} ${y}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.2} ${-size * 0.5}a${size * 0.4} ${size * 0.4} 0 0 1 ${size * 0.75} ${-size * 0.05}a${size * 0.28} ${size * 0.28} 0 0 1 ${size * 0.25} ${size * 0.55}Z`,
    fill,
  );

const SHADE = '#00000055';

/** Somebody who stands, seen from afar. */
export const person = (x: number, base: number, size: number, coat: Colour, skin: Colour): string =>
  circle(x, base - size * 0.88, size * 0.11, skin) +
  path(
    `M${x - size * 0.17} ${base - size * 0.36}V${base - size * 0.6}a${size * 0.17} ${size * 0.17} 0 0 1 ${size * 0.34} 0V${base - size * 0.36}Z`,
    coat,
  ) +
  rect(x - size * 0.12, base - size * 0.38, size * 0.1, size * 0.38, skin === coat ? skin : SHADE) +
  rect(x + size * 0.02, base - size * 0.38, size * 0.1, size * 0.38, SHADE);
